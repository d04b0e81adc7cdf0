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
  [{ from: after, until: null }, "from 2026-12-01T13:01+13:00"],
  [{ from: after, until: after + 60 }, "from 2026-12-01T13:01+13:00, until 2026-12-01T13:02+13:00"],
  [{ from: after + 5, until: after + 59 }, "from 2026-12-01T13:01:05+13:00, until 2026-12-01T13:01:59+13:00"],
  [{ from: null, until: now - 1 }, "over since 2026-12-01T12:59:59+13:00"],
  [{ from: before, until: after }, "until 2026-12-01T13:01+13:00"],
  [{ from: null, until: before }, "over since 2026-12-01T12:59+13:00"],
  [{ from: null, until: now }, "over since 2026-12-01T13:00+13:00"],
])("what an owner is told of %j", (published, words) => {
  expect(publicationWords(published, now)).toBe(words);
  expect(isPublished(shoe({ published }), now)).toBe(words === "" || words.startsWith("until"));
});

test("a day in winter is told in winter time", () => {
  const from = Date.parse("2027-07-01T09:00+12:00") / 1000;
  expect(publicationWords({ from, until: null }, now)).toBe("from 2027-07-01T09:00+12:00");
});
