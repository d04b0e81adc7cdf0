import { lockFolder } from "./folder-lock.ts";

/** A process that takes a folder's lock, says so, and stays until it is killed. */
await lockFolder(process.argv[2] as string);
process.send?.("locked");
setInterval(() => undefined, 60_000);
