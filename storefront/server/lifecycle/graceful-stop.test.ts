import { afterEach, expect, test, vi } from "vitest";
import { createLogger } from "../observability/logger.ts";
import { stopOnSignals } from "./graceful-stop.ts";

afterEach(() => vi.restoreAllMocks());

test.each(["SIGTERM", "SIGINT", "SIGHUP"])("on %s what is under way ends before the server leaves", async (signal) => {
  const heard = new Map<string | symbol, (name: string) => void>();
  vi.spyOn(process, "on").mockImplementation((name, hear) => {
    heard.set(name, hear);
    return process;
  });
  const exit = vi.spyOn(process, "exit").mockImplementation(() => undefined as never);
  const underWay = Promise.withResolvers<void>();
  const server = { announce: vi.fn(), close: () => underWay.promise };
  stopOnSignals(server, { delaySeconds: 0, logger: createLogger("silent") });
  heard.get(signal)?.(signal);
  expect(server.announce).toHaveBeenCalledOnce();
  expect(exit).not.toHaveBeenCalled();
  underWay.resolve();
  await vi.waitFor(() => expect(exit).toHaveBeenCalledExactlyOnceWith(0));
});
