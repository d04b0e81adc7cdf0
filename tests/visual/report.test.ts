import { expect, test } from "vitest";
import { openStories, reportText } from "./report.ts";
import { ownReviewFolders, sampleReview } from "./sample-review.ts";

test("the terminal names each story that is not as accepted, with why, and ends in the sums", async () => {
  const text = reportText(await sampleReview(await ownReviewFolders()), 1_234_000);
  expect(text).toBe(
    [
      "FAILED (1 story)",
      "  shop-button--broken",
      "      main-phone: Its play failed.",
      "",
      "CHANGED (1 story)",
      "  shop-button--still  btq-phone (12 pixels)",
      "",
      "NEW (1 story)",
      "  shop-button--added  main-phone",
      "",
      "VANISHED (1 story)",
      "  shop-button--gone  main-phone",
      "",
      "skipped  shop-noise--live: Never the same.",
      "4 pictures of 3 stories in 2 s: 1 as accepted, 1 failed, 1 changed, 1 new, 1 vanished, 1 skipped. " +
        "Accepted pictures: 1.23 MB. Chromium 1.",
    ].join("\n"),
  );
});

test("stories that are as accepted are not listed", async () => {
  const report = await sampleReview(await ownReviewFolders());
  expect([...openStories(report)].map(([story, entries]) => [story, entries.length])).toEqual([
    ["shop-button--still", 1],
    ["shop-button--added", 1],
    ["shop-button--gone", 1],
    ["shop-button--broken", 1],
  ]);
});
