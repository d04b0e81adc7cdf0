import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/*
 * Loaded before the server by the bench. Answers questions about this process over the channel to its parent: processor
 * time (user and system, microseconds) and memory (bytes), the latter after a full collection. The server itself knows
 * nothing of it.
 */
setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

process.on("message", (question) => {
  if (question === "cpu") {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: user + system });
  }
  if (question === "memory") {
    collect();
    const { rss, heapUsed, external } = process.memoryUsage();
    process.send?.({ memory: { rss, heapUsed, external } });
  }
});
process.channel?.unref();
