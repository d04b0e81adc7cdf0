import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { sayRoomOnDisk } from "../database/bytes-left-on.fixture.ts";
import { PictureStore } from "./picture-store.ts";

test("pictures take none of the last 64 MB of the disk, which are left to orders", async () => {
  const folder = await mkdtemp(join(tmpdir(), "pictures-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const sayRoom = sayRoomOnDisk();
  const store = new PictureStore(folder, "photographs-1", 1_000);
  const picture = Buffer.from("picture");
  const keptWith = async (bytes: number) => {
    sayRoom(bytes);
    store.keep("bag", picture);
    await store.settled();
    return await store.get("bag");
  };
  expect(await keptWith(64 * 2 ** 20 + picture.length - 1)).toBeUndefined();
  expect(await keptWith(64 * 2 ** 20 + picture.length)).toEqual(picture);
});
