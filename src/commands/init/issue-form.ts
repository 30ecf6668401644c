/**
 * A form for issues that an agent can finish. It sets no label: a form's labels are set for whoever fills it in, and
 * the trigger label is for people who may write.
 */
export const issueForm = `name: Work for Rondo
description: Something that a coding agent can finish, and that rules can prove
body:
  - type: markdown
    attributes:
      value: |
        Somebody with write access starts the work, by the label \`rondo\` or the comment \`/rondo start\`.
  - type: textarea
    id: goal
    attributes:
      label: Goal
      description: What should be different afterwards? One thing, small enough for one pull request.
    validations:
      required: true
  - type: textarea
    id: criteria
    attributes:
      label: Success criteria
      description: How will everybody see that it is done? One line each.
      value: "- [ ] "
    validations:
      required: true
  - type: textarea
    id: verification
    attributes:
      label: Verification
      description: The commands or steps that show it, beside the rules of .github/rondo.yml.
  - type: textarea
    id: scope
    attributes:
      label: Scope
      description: Where to work, and what to leave alone.
  - type: textarea
    id: context
    attributes:
      label: Context
      description: What helps to know. Links, errors, earlier attempts.
`;
