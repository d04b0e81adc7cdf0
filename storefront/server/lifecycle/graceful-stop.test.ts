import { expect, onTestFinished, test, vi } from "vitest";
import { createLogger } from "../observability/logger.ts";
import { stopOnSignals } from "./graceful-stop.ts";

test.each(["SIGTERM", "SIGINT", "SIGHUP"] as const)("on %s what is under way ends before the server leaves", async (signal) => {
  const underWay = Promise.withResolvers<void>();
  const server = { announce: vi.fn(), close: () => underWay.promise };
  const exit = vi.fn();
  onTestFinished(stopOnSignals(server, { delaySeconds: 0, logger: createLogger("silent"), exit }));
  process.emit(signal, signal);
  expect(server.announce).toHaveBeenCalledOnce();
  expect(exit).not.toHaveBeenCalled();
  underWay.resolve();
  await vi.waitFor(() => expect(exit).toHaveBeenCalledExactlyOnceWith(0));
});
