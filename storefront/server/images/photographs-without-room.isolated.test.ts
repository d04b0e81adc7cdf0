import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { openPhotographs } from "./photographs.ts";

vi.mock("./write-whole.ts", () => ({
  writeWhole: () => Promise.reject(Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" })),
}));

test("a photograph that a full disk does not take is refused in a sentence for its owner", async () => {
  const bytes = await sharp({ create: { width: 60, height: 90, channels: 3, background: "#203040" } })
    .jpeg()
    .toBuffer();
  await expect(openPhotographs("/originals").keep(bytes)).rejects.toMatchObject({
    status: 507,
    message: "The shop's disk has no room for this picture: make some, then send it again.",
  });
});
