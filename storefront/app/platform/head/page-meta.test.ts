import { describe, expect, test } from "vitest";
import { type PageHead, pageMeta, wholeSentences } from "./page-meta.ts";

const head: PageHead = {
  title: "Sneakers for men",
  description: "All of them.",
  path: "/categories/men/shoes/sneakers",
  country: "nz",
  origin: "https://shop.test",
};
const links = (given: Partial<PageHead>) =>
  pageMeta({ ...head, ...given }).flatMap((each) => ("tagName" in each ? [[each.rel, each.hrefLang, each.href]] : []));

describe("what a page says of itself", () => {
  test("its title with the shop's name, once", () => {
    expect(pageMeta(head)).toContainEqual({ title: "Sneakers for men | Tread & Thread" });
    expect(pageMeta({ ...head, title: "Tread & Thread" })).toContainEqual({ title: "Tread & Thread" });
    expect(pageMeta(undefined)).toEqual([{ title: "Tread & Thread" }]);
  });

  test("one canonical address, and the same page in each country", () => {
    expect(links({})).toEqual([
      ["canonical", undefined, "https://shop.test/nz/categories/men/shoes/sneakers"],
      ["alternate", "en-NZ", "https://shop.test/nz/categories/men/shoes/sneakers"],
      ["alternate", "en-AU", "https://shop.test/au/categories/men/shoes/sneakers"],
      ["alternate", "x-default", "https://shop.test/nz/categories/men/shoes/sneakers"],
    ]);
    expect(links({ onlyHere: true })).toHaveLength(1);
    expect(links({ path: "/", country: "au" })[0]).toEqual(["canonical", undefined, "https://shop.test/au/"]);
  });

  test("a page without an address of its own is kept out of indexes", () => {
    expect(links({ path: null })).toEqual([]);
    expect(pageMeta({ ...head, path: null })).toContainEqual({ name: "robots", content: "noindex" });
    expect(pageMeta(head)).not.toContainEqual({ name: "robots", content: "noindex" });
  });

  test("a preview picture by its whole address, the page's kind and language", () => {
    const meta = pageMeta({ ...head, image: "/cdn-cgi/image/a", type: "product" });
    expect(meta).toContainEqual({ property: "og:image", content: "https://shop.test/cdn-cgi/image/a" });
    expect(pageMeta(head)).toContainEqual({ property: "og:image", content: "https://shop.test/share.jpg" });
    expect(meta).toContainEqual({ property: "og:type", content: "product" });
    expect(meta).toContainEqual({ property: "og:locale", content: "en_NZ" });
  });

  test("a description ends with a sentence, or with a word", () => {
    const sentence = "A court shoe that has seen every court there is.";
    expect(wholeSentences(sentence)).toBe(sentence);
    expect(wholeSentences(Array(9).fill(sentence).join(" "))).toBe(`${sentence} ${sentence} ${sentence}`);
    const words = wholeSentences("gumboots ".repeat(40));
    expect(words).toMatch(/^(gumboots )+gumboots…$/);
    expect(words.length).toBeLessThanOrEqual(155);
  });
});
