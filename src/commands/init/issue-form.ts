/**
 * A form for issues that an agent can finish; filled in like its examples, one is ready to be worked on without
 * questions (`src/loop/readiness.ts`). It sets no label: a form's labels are set for whoever fills it in, and the
 * trigger label is for people who may write.
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
      placeholder: A wrong password must be refused with 401; today it logs people in.
    validations:
      required: true
  - type: textarea
    id: criteria
    attributes:
      label: Success criteria
      description: How will everybody see that it is done? One box each; the loop is complete only when all of them are.
      placeholder: |
        - [ ] POST /login returns 401 for a wrong password
        - [ ] the right password still works
    validations:
      required: true
  - type: textarea
    id: subtasks
    attributes:
      label: Subtasks
      description: If you know the way, its steps in order, one box each. Otherwise the agent makes a plan of its own.
      placeholder: |
        - [ ] a test that fails
        - [ ] the fix in src/login.ts
  - type: textarea
    id: verification
    attributes:
      label: Verification
      description: The commands or steps that show it, beside the rules of .github/rondo.yml.
      placeholder: npm test
  - type: textarea
    id: scope
    attributes:
      label: Scope
      description: Where to work, and what to leave alone.
      placeholder: Only src/login.ts and its tests. Leave the sign-up form alone.
  - type: textarea
    id: blockers
    attributes:
      label: Blockers
      description: What has to happen first, or what only a person can do or decide.
      placeholder: The wording of the message is to be approved by legal.
  - type: textarea
    id: context
    attributes:
      label: Context
      description: What helps to know. Links, errors, earlier attempts.
      placeholder: It began with the new session store.
`;
