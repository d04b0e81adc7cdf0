import fc from "fast-check";
import { expect, test } from "vitest";
import { mergeDraft } from "./merge-draft.ts";

const start = { email: "", agreeToMarketing: false } as const;

test("what was typed comes back over what the form starts with", () => {
  expect(mergeDraft('{"email":"mere@example"}', start)).toEqual({ email: "mere@example", agreeToMarketing: false });
  expect(mergeDraft('{"suburb":"Grey Lynn"}', { country: "NZ" })).toEqual({ country: "NZ", suburb: "Grey Lynn" });
});

test.each([null, "", "{", "null", "[]", '"x"', "7", '{"email":7}', '{"email":null}', '{"agreeToMarketing":"yes"}', '{"a":{}}'])(
  "%s is no draft",
  (kept) => {
    expect(mergeDraft(kept, start)).toBe(start);
  },
);

test("whatever is kept, the form has every field it starts with, in its own kind", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (kept) => {
      const merged = mergeDraft(kept, start);
      expect([typeof merged.email, typeof merged.agreeToMarketing]).toEqual(["string", "boolean"]);
    }),
  );
});
