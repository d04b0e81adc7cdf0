import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ThirdParties } from "#domain/third-parties/third-parties.ts";

const services: ThirdParties = { sizeFit: { script: "/size-fit.js", environment: "sandbox" } };

/** A document that nobody touches, so that no script comes and the queue keeps what it is told. */
function openDocument() {
  const told: { name: unknown; at: number }[] = [];
  const listening = { addEventListener: () => undefined, removeEventListener: () => undefined };
  const sizeFitQueue = { push: ([name]: readonly unknown[]) => told.push({ name, at: Date.now() }) };
  vi.stubGlobal("window", { sizeFitQueue });
  vi.stubGlobal("document", { readyState: "loading" });
  for (const [name, stub] of Object.entries(listening)) vi.stubGlobal(name, stub);
  return told;
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Milliseconds after the page has come at which the service is asked to calculate, in the ten seconds after it. */
async function calculatedAt(path: string): Promise<number[]> {
  const told = openDocument();
  const { enterPlace } = await import("./run-third-parties.ts");
  void enterPlace(services, { path, from: null }, "nz");
  await vi.advanceTimersByTimeAsync(10_000);
  return told.filter(({ name }) => name === "calculate").map(({ at }) => at);
}

test("THIRD-10 an article asks the size-fit service at once", async () => {
  expect(await calculatedAt("/articles/truefit")).toEqual([0]);
});

test("THIRD-09 a product asks it after half a second, and another page not at all", async () => {
  expect(await calculatedAt("/products/osker/court-low-galah")).toEqual([500]);
  vi.resetModules();
  expect(await calculatedAt("/cart")).toEqual([]);
});

test("leaving before it was asked asks nothing", async () => {
  const told = openDocument();
  const { enterPlace } = await import("./run-third-parties.ts");
  void enterPlace(services, { path: "/products/osker/court-low-galah", from: null }, "nz");
  await vi.advanceTimersByTimeAsync(499);
  void enterPlace(services, { path: "/cart", from: "/products/osker/court-low-galah" }, "nz");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(told.filter(({ name }) => name === "calculate")).toEqual([]);
});

test("THIRD-17 the fraud script is put into the document at the start, before anybody has touched it and before all others", async () => {
  openDocument();
  const sources: string[] = [];
  const createElement = () => ({ addEventListener: () => undefined, remove: () => undefined });
  const head = { append: ({ src }: { src: string }) => sources.push(src) };
  vi.stubGlobal("document", { readyState: "loading", createElement, head });
  const { enterPlace } = await import("./run-third-parties.ts");
  void enterPlace({ fraud: { script: "/fraud.js" }, video: { script: "/video.js" } }, { path: "/", from: null }, "nz");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sources).toEqual(["/fraud.js"]);
});
