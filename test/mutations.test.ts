import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { listNames, misfits, mutationsOf } from "./mutations/lists.ts";

it.each(listNames())("each mutation of %s fits the code as it is, and its tests are there", async (list) => {
  const mutations = await mutationsOf(list);
  expect(misfits(mutations)).toEqual([]);
  expect(mutations.flatMap(({ tests }) => tests).filter((file) => !existsSync(file))).toEqual([]);
});
