import { beforeEach, expect, test } from "vitest";
import { accept, CannotAccept, readReport } from "./accept.ts";
import { type Folders, pictureFile } from "./folders.ts";
import { picturesIn } from "./pictures.ts";
import { bytesOf, ownReviewFolders, sampleReview } from "./sample-review.ts";

let folders: Folders;
beforeEach(async () => {
  folders = await ownReviewFolders();
  await sampleReview(folders);
});

const acceptedNames = async () => (await picturesIn(folders.accepted)).map(({ story, mode }) => `${story} ${mode}`);
const verdictOf = async (story: string) => (await readReport(folders))?.entries.filter((each) => each.story === story);

test("only the named story is accepted", async () => {
  const taken = await bytesOf(pictureFile(folders, "new", "shop-button--still", "btq-phone"));
  const { accepted } = await accept(folders, ["shop-button--still"]);
  expect(accepted).toBe(1);
  expect(await bytesOf(pictureFile(folders, "accepted", "shop-button--still", "btq-phone"))).toEqual(taken);
  expect((await verdictOf("shop-button--still"))?.map(({ verdict, pixels }) => [verdict, pixels])).toEqual([
    ["same", undefined],
    ["same", undefined],
  ]);
  expect(await verdictOf("shop-button--added")).toMatchObject([{ verdict: "new" }]);
  expect(await bytesOf(pictureFile(folders, "accepted", "shop-button--added", "main-phone"))).toBeNull();
});

test("a vanished picture is accepted by removing it", async () => {
  await accept(folders, ["shop-button--gone"]);
  expect(await acceptedNames()).not.toContain("shop-button--gone main-phone");
  expect(await verdictOf("shop-button--gone")).toEqual([]);
});

test("accepting all leaves what failed as it is", async () => {
  const { accepted, report } = await accept(folders, "all");
  expect(accepted).toBe(3);
  expect(report.entries.map(({ verdict }) => verdict)).toEqual(["same", "same", "same", "failed"]);
  expect(await acceptedNames()).toEqual([
    "shop-button--added main-phone",
    "shop-button--broken main-phone",
    "shop-button--still btq-phone",
    "shop-button--still main-phone",
  ]);
});

test.each([
  ["a story nobody knows", "shop-button--unknown"],
  ["one that is as accepted already", "shop-noise--live"],
  ["one that failed", "shop-button--broken"],
  ["a way out of the folder", "../../shop-button--still"],
  ["an absolute path", "/etc"],
])("%s is refused, and nothing is accepted with it", async (_, name) => {
  const before = await acceptedNames();
  await expect(accept(folders, ["shop-button--still", name])).rejects.toThrow(CannotAccept);
  expect(await acceptedNames()).toEqual(before);
  expect(await verdictOf("shop-button--still")).toMatchObject([{ verdict: "same" }, { verdict: "changed" }]);
});

test("without a report there is nothing to accept", async () => {
  await expect(accept(await ownReviewFolders(), "all")).rejects.toThrow("run pnpm visual first");
});

test.each(["../outside", "a/b", "..", "", "A", "a--b\0"])("%j names no picture", (name) => {
  expect(() => pictureFile(folders, "accepted", name, "main-phone")).toThrow("Not the id");
  expect(() => pictureFile(folders, "accepted", "shop-button--still", name)).toThrow("Not the name");
});

test("two acceptances at once both count", async () => {
  await Promise.all([accept(folders, ["shop-button--still"]), accept(folders, ["shop-button--added"])]);
  const report = await readReport(folders);
  expect(report?.entries.map(({ verdict }) => verdict)).toEqual(["same", "same", "same", "vanished", "failed"]);
});
