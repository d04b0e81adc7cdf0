import { lockFolder } from "./folder-lock.ts";

/*
 * A process that takes a folder's lock, says so, and stays until it is killed. With `--pid` it goes by another number, as a
 * process of another container does: there it may have any, and the same host name.
 */
const [folder, , pid] = process.argv.slice(2);
if (pid !== undefined) Object.defineProperty(process, "pid", { value: Number(pid) });
await lockFolder(folder as string);
process.send?.("locked");
setInterval(() => undefined, 60_000);
