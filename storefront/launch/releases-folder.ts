import { fileURLToPath } from "node:url";

/** Where the files of the last releases are kept, absolute: outside the folder of the build, which React Router empties before each. */
export const releasesFolder = fileURLToPath(new URL("../.releases", import.meta.url));
