/** The workflow files that the package ships, by the name of their file. */
export const templates = ["hardened", "simple"] as const;
export type Template = (typeof templates)[number];
