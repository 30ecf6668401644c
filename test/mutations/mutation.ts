/** One thing taken out of the code, and the tests of which at least one must then fail. `npm run test:mutations` tries them all. */
export interface Mutation {
  /** What is gone. */
  readonly name: string;
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly find: string;
  readonly replace: string;
  /** The files of tests that run this code in their own process. */
  readonly tests: readonly string[];
}
