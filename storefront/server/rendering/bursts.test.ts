import { expect, test } from "vitest";
import { bursts } from "./bursts.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

test("joins what is written in one turn and keeps later parts apart", async () => {
  const gate = Promise.withResolvers<void>();
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      for (const text of ["a", "b", "c"]) controller.enqueue(bytes(text));
      await gate.promise;
      for (const text of ["d", "e"]) controller.enqueue(bytes(text));
      controller.close();
    },
  });
  const seen: [string, boolean][] = [];
  for await (const { part, last } of bursts(stream)) {
    seen.push([part.toString(), last]);
    gate.resolve();
  }
  expect(seen).toEqual([
    ["abc", false],
    ["de", true],
  ]);
});

test("cuts a source that never pauses into bursts of bounded size, losing nothing", async () => {
  let cancelled = false;
  let given = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(10_000).fill(given++ % 256)),
    cancel: () => {
      cancelled = true;
    },
  });
  const sizes: number[] = [];
  let read = 0;
  for await (const { part } of bursts(stream)) {
    for (let at = 0; at < part.length; at += 10_000) expect(part[at]).toBe(read++ % 256);
    sizes.push(part.length);
    if (sizes.length === 3) break;
  }
  expect(Math.max(...sizes)).toBeLessThanOrEqual(270_000);
  expect(cancelled, "the source hears that nobody reads on").toBe(true);
});

test("passes an error of the source on", async () => {
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.error(new Error("render failed"));
    },
  });
  await expect(bursts(stream).next()).rejects.toThrow("render failed");
});
