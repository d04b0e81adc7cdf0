import { expect, test } from "vitest";
import { mailLink } from "./mail-link.ts";

test("AUTH-04 a mail's link carries the token in `code` and whose it is in `user`", () => {
  const search = new URLSearchParams("code=a%2Bb&user=4f6c&redirect=%2Fcart");
  expect(mailLink(search)).toEqual({ code: "a+b", user: "4f6c" });
});

test.each([
  ...["", "code=1", "user=1", "code=&user=1", "code=1&user="],
  ...[`code=${"1".repeat(513)}&user=1`, `code=1&user=${"1".repeat(129)}`],
])("a link that lacks one of them, or has more than the shop ever sends, is none: %j", (query) => {
  expect(mailLink(new URLSearchParams(query))).toBeNull();
});
