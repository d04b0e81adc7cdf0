import promises from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { onTestFinished, vi } from "vitest";

/** Lets a test say how many bytes the disk has left, for every folder and until the test ends. */
export function sayRoomOnDisk(): (bytes: number) => void {
  const asked = vi.spyOn(promises, "statfs");
  syncBuiltinESMExports();
  onTestFinished(() => {
    asked.mockRestore();
    syncBuiltinESMExports();
  });
  const disk = { type: 0, bsize: 1, frsize: 1, blocks: 1e12, bfree: 0, files: 0, ffree: 0 };
  return (bytes) => void asked.mockResolvedValue({ ...disk, bavail: bytes });
}
