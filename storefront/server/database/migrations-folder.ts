import { fileURLToPath } from "node:url";

/** Where the steps of the schema lie that either driver takes when it opens a database. */
export const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));
