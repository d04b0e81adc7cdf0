import { fileURLToPath } from "node:url";

/** Flags of Node for the server: a small nursery for new objects, which a page's short life fills anyway. */
export const serverFlags = ["--max-semi-space-size=8"];

/**
 * Environment that the server's process must begin with. React's production build is picked by `NODE_ENV` when it is first imported.
 * glibc, unless it is told how much it may keep, comes to keep tens of megabytes of freed memory in each of its arenas: a shop that
 * has just opened held 460 MB with that and 300 MB without. Node keeps what it has made of the server's sources, a fifth of the work
 * of a start, for the next one; a folder that cannot be written is no failure to it.
 */
export const serverEnvironment = (given: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  MALLOC_TRIM_THRESHOLD_: "131072",
  NODE_COMPILE_CACHE: fileURLToPath(new URL("../node_modules/.cache/compiled-server", import.meta.url)),
  ...given,
  NODE_ENV: "production",
});
