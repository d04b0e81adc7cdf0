import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askToken } from "./ask-token.ts";

const loadScript = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock("../third-parties/load-script.ts", () => ({ loadScript }));

const service = { script: "https://bots.example/api.js", siteKey: "site" };
const ask = () => askToken(service, "product_challenge_verify");
const execute = vi.fn<(siteKey: string, options: { action: string }) => Promise<unknown>>();

beforeEach(() => {
  loadScript.mockReset().mockResolvedValue(undefined);
  execute.mockReset().mockResolvedValue("token-1");
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("grecaptcha", { ready: (run: () => void) => run(), execute });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("HTTP-08 a token is asked of the service's own script, for the action", async () => {
  expect(await ask()).toBe("token-1");
  expect(loadScript).toHaveBeenCalledExactlyOnceWith(service.script);
  expect(execute).toHaveBeenCalledExactlyOnceWith("site", { action: "product_challenge_verify" });
});

test.each([
  ["is blocked", () => loadScript.mockRejectedValue(new Error("blocked"))],
  ["brings something else", () => vi.stubGlobal("grecaptcha", undefined)],
  ["breaks", () => execute.mockRejectedValue(new Error("broken"))],
  ["gives no token", () => execute.mockResolvedValue(null)],
])("HTTP-09 there is none when the script %s", async (_, arrange) => {
  arrange();
  expect(await ask()).toBeUndefined();
});

test("HTTP-09 there is none when it takes more than four seconds", async () => {
  vi.useFakeTimers();
  loadScript.mockReturnValue(new Promise(() => undefined));
  const answer = vi.fn();
  void ask().then(answer);
  await vi.advanceTimersByTimeAsync(3_999);
  expect(answer).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(answer).toHaveBeenCalledExactlyOnceWith(undefined);
});
