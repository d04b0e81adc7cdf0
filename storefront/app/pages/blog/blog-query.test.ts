import fc from "fast-check";
import { expect, test } from "vitest";
import { blogAddress, parseBlogQuery } from "./blog-query.ts";

const read = (address: string) => parseBlogQuery(new URL(address, "https://shop.test").searchParams);

test("a page of the blog is read back from its own address", () => {
  const tag = fc.option(fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/, { maxLength: 64 }), { nil: undefined });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9999 }), tag, (page, slug) => {
      const query = slug ? { page, tag: slug } : { page };
      expect(read(blogAddress(query))).toEqual(query);
    }),
  );
});

test.each([
  ["/blog?page=0", { page: 1 }],
  ["/blog?page=two&tag=", { page: 1 }],
  ["/blog?page=-3", { page: 1 }],
  ["/blog?page=99999", { page: 1 }],
  ["/blog?tag=Kids", { page: 1, tag: "kids" }],
])("an address that nobody links to is read as the nearest that is: %s", (address, query) => {
  expect(read(address)).toEqual(query);
});

test("the first page of everything has one address", () => {
  expect(blogAddress({ page: 1 })).toBe("/blog");
  expect(blogAddress({ page: 2, tag: "kids" })).toBe("/blog?tag=kids&page=2");
});
