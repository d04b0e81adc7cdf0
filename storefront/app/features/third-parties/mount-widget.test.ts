import { afterEach, expect, test, vi } from "vitest";
import { mountWidget } from "./mount-widget.ts";

afterEach(() => vi.unstubAllGlobals());

/** A document whose scripts come as soon as they are put in, and that is touched at once. */
function openDocument() {
  const told: (readonly unknown[])[] = [];
  vi.stubGlobal("window", { outfitsQueue: { push: (command: readonly unknown[]) => told.push(command) } });
  vi.stubGlobal("addEventListener", (_: string, hear: () => void) => queueMicrotask(hear));
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("document", {
    readyState: "complete",
    createElement: () => ({ addEventListener: (name: string, hear: () => void) => name === "load" && queueMicrotask(hear) }),
    head: { append: () => undefined },
  });
  return told;
}

test("CONF-40 the outfit widget is told to show 3 outfits at least and 6 at most", async () => {
  const told = openDocument();
  const element = {} as Element;
  const outfits = { script: "/outfits.js", disabled: false, min: 3, max: 6 };
  await mountWidget({ outfits }, "outfits", element, { path: "/", productId: undefined });
  expect(told).toEqual([["mount", element, { path: "/", min: 3, max: 6 }]]);
});
