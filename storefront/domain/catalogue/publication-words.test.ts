import { expect, test } from "vitest";
import { shoe } from "./product-document.fixture.ts";
import { isPublished } from "./product-document.ts";
import { publicationWords } from "./publication-words.ts";

const now = Date.parse("2026-12-01T00:00:00Z") / 1000;
const [before, after] = [now - 60, now + 60];

test.each([
  [null, "not published"],
  [{ from: null, until: null }, ""],
  [{ from: before, until: null }, ""],
  [{ from: after, until: null }, "from 2026-12-01T00:01Z"],
  [{ from: after, until: after + 60 }, "from 2026-12-01T00:01Z, until 2026-12-01T00:02Z"],
  [{ from: after + 5, until: after + 59 }, "from 2026-12-01T00:01:05Z, until 2026-12-01T00:01:59Z"],
  [{ from: null, until: now - 1 }, "over since 2026-11-30T23:59:59Z"],
  [{ from: before, until: after }, "until 2026-12-01T00:01Z"],
  [{ from: null, until: before }, "over since 2026-11-30T23:59Z"],
  [{ from: null, until: now }, "over since 2026-12-01T00:00Z"],
])("what an owner is told of %j", (published, words) => {
  expect(publicationWords(published, now)).toBe(words);
  expect(isPublished(shoe({ published }), now)).toBe(words === "" || words.startsWith("until"));
});
