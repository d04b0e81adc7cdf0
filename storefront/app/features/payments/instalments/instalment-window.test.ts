import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openInstalmentWindow } from "./instalment-window.ts";

const opened = { closed: false };
const open = vi.fn<(url: string) => { closed: boolean } | null>(() => opened);
const target = new EventTarget();
const asked = {
  amount: 20_000,
  currency: "NZD",
  total: "NZ$200.00",
  checkout: "001.token",
  approveAt: "https://afterpay.example/001",
} as const;

beforeEach(() => {
  opened.closed = false;
  vi.stubGlobal("window", {
    open,
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** What the page says that the provider's window comes back to. */
function say(message: object): void {
  const channel = new BroadcastChannel("instalments");
  channel.postMessage(message);
  channel.close();
}

test("an approval in the provider's window is the checkout's token, whatever other orders' windows say", async () => {
  const approval = openInstalmentWindow().approve(asked);
  expect(open).toHaveBeenLastCalledWith(asked.approveAt, "instalments", expect.stringContaining("popup"));
  say({ status: "CANCELLED", token: "002.token" });
  say({ status: "SUCCESS", token: "001.token" });
  expect(await approval).toBe("001.token");
});

test("cancelling there, or closing the window, is no approval", async () => {
  const cancelled = openInstalmentWindow().approve(asked);
  say({ status: "CANCELLED", token: "001.token" });
  expect(await cancelled).toBeNull();
  const closed = openInstalmentWindow().approve(asked);
  target.dispatchEvent(new Event("focus"));
  opened.closed = true;
  target.dispatchEvent(new Event("focus"));
  expect(await closed).toBeNull();
});

test("a window that does not open, or a page that is left, fails", async () => {
  open.mockReturnValueOnce(null);
  await expect(openInstalmentWindow().approve(asked)).rejects.toThrow("did not open");
  const sheet = openInstalmentWindow();
  const left = sheet.approve(asked);
  sheet.teardown();
  await expect(left).rejects.toThrow("left");
});
