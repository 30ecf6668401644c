import { expect, it } from "vitest";
import { withOneLineScalars } from "../../../src/embedded/workflows/one-line-scalars.ts";
import { bench, oneJob, steps } from "./bench.ts";

it("a condition over several lines is one condition", async () => {
  const run = await bench().run(
    oneJob(`
- name: folded
  if: >-
    \${{ github.ref == 'refs/heads/other'
      && github.actor == 'octo' }}
  run: echo never
- name: kept
  if: |
    \${{
      github.actor == 'octo'
    }}
  run: echo yes
- { name: after, run: "true" }`),
  );
  expect(steps(run)).toEqual({ folded: "skipped", kept: "success", after: "success" });
});

it("a script keeps its own lines, without the file's indentation", async () => {
  const place = bench();
  const run = await place.run(
    oneJob(`
- run: |
    cat <<END
    one \${{ github.actor }}
      two
    END`),
  );
  expect(place.log(run)).toContain("\none octo\n  two\n");
});

it("lines below stay where they were", () => {
  const text = 'a: >-\n  ${{ 1\n  }}\nb: ["x\n  ${{ 2 }}", y]\nc: 3\n';
  const after = withOneLineScalars(text);
  expect(after.split("\n").indexOf("c: 3")).toBe(text.split("\n").indexOf("c: 3"));
});
