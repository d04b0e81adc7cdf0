import { fileURLToPath } from "node:url";

/** Absolute path of the repository's top folder. */
export const repositoryRoot = fileURLToPath(new URL("../..", import.meta.url));
