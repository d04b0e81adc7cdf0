import { expect, test, vi } from "vitest";

test("a test file knows nothing of what the file before it has put in place of globals and functions", async () => {
  const { now } = Date;
  vi.stubGlobal("navigator", { onLine: false });
  vi.spyOn(Date, "now").mockReturnValue(1);
  localStorage.setItem("cart", "left behind");
  const again = "./fresh-storage.fixture.ts?again";
  await import(again);
  expect(navigator.onLine).toBeUndefined();
  expect(Date.now).toBe(now);
  expect(localStorage.getItem("cart")).toBeNull();
});
