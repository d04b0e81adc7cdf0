import { expect, test, vi } from "vitest";
import { measureSizes } from "./measure.ts";

vi.mock("vite", () => ({ build: () => Promise.reject(new Error("The configuration is wrong.")) }));

test("a build that cannot even start is what the measurement fails with", async () => {
  await expect(measureSizes({ dataLibraries: [], buildTime: {} })).rejects.toThrow("The configuration is wrong.");
});
