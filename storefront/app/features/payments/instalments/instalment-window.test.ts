import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openInstalmentWindow } from "./instalment-window.ts";

const opened = { closed: false, location: { replace: vi.fn() }, close: vi.fn() };
const open = vi.fn<(url: string) => typeof opened | null>(() => opened);
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
  vi.clearAllMocks();
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
  await vi.waitFor(() => expect(opened.location.replace).toHaveBeenCalledWith(asked.approveAt));
  say({ status: "CANCELLED", token: "002.token" });
  say({ status: "SUCCESS", token: "001.token" });
  expect(await approval).toBe("001.token");
});

test("cancelling there, or closing the window, is no approval", async () => {
  const cancelled = openInstalmentWindow().approve(asked);
  await vi.waitFor(() => expect(opened.location.replace).toHaveBeenCalled());
  say({ status: "CANCELLED", token: "001.token" });
  expect(await cancelled).toBeNull();
  const closed = openInstalmentWindow().approve(asked);
  target.dispatchEvent(new Event("focus"));
  opened.closed = true;
  target.dispatchEvent(new Event("focus"));
  expect(await closed).toBeNull();
});

test("the window opens in the same breath as the press, and is led to its page once the shop has one", async () => {
  const answer = Promise.withResolvers<typeof asked | null>();
  const approval = openInstalmentWindow().approve(answer.promise);
  expect(open).toHaveBeenCalledWith("", "instalments", expect.stringContaining("popup"));
  answer.resolve(asked);
  await vi.waitFor(() => expect(opened.location.replace).toHaveBeenCalledWith(asked.approveAt));
  say({ status: "SUCCESS", token: "001.token" });
  expect(await approval).toBe("001.token");
});

test("where there is nothing to approve after all, the window goes again", async () => {
  expect(await openInstalmentWindow().approve(Promise.resolve(null))).toBeNull();
  expect(opened.close).toHaveBeenCalledOnce();
  expect(opened.location.replace).not.toHaveBeenCalled();
});

test("a window that is closed before it is led anywhere is not led there later", async () => {
  const answer = Promise.withResolvers<typeof asked>();
  const sheet = openInstalmentWindow();
  const approval = sheet.approve(answer.promise);
  opened.closed = true;
  target.dispatchEvent(new Event("focus"));
  expect(await approval).toBeNull();
  answer.resolve(asked);
  await new Promise(setImmediate);
  expect(opened.location.replace).not.toHaveBeenCalled();
});

test("an approval counts that arrives only after its window is seen to be closed", async () => {
  const approval = openInstalmentWindow().approve(asked);
  await vi.waitFor(() => expect(opened.location.replace).toHaveBeenCalled());
  opened.closed = true;
  target.dispatchEvent(new Event("focus"));
  say({ status: "SUCCESS", token: "001.token" });
  expect(await approval).toBe("001.token");
});

test("a window that does not open, or a page that is left, fails", async () => {
  open.mockReturnValueOnce(null);
  await expect(openInstalmentWindow().approve(asked)).rejects.toThrow("did not open");
  const sheet = openInstalmentWindow();
  const left = sheet.approve(asked);
  sheet.teardown();
  await expect(left).rejects.toThrow("left");
});
