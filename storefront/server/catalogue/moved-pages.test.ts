import { describe, expect, test } from "vitest";
import { type ShopDocument, shopDocument } from "#contract/shop-documents.ts";
import { bareOpening } from "./bare-opening.ts";
import type { DocumentLine } from "./document-line.ts";
import { redirectsOfMovedPages } from "./moved-pages.ts";

const brand = (path: string, groups: readonly string[] = []): ShopDocument =>
  shopDocument.parse({
    ...{ kind: "brand", id: "acme", position: 1, name: "Acme", path, line: "Acme", story: "", boutiqueLine: null, mark: "" },
    ...{ facets: "all", rooms: groups.map((group) => ({ group, name: group, facets: "all" })) },
  });
const redirect = (id: string, to: string): ShopDocument => ({ kind: "redirect", id, to });
const lineOf = (document: ShopDocument, line = 7): DocumentLine => ({
  line,
  key: { kind: document.kind, id: document.id },
  document,
});
const [old, now] = ["/brands/acme", "/brands/acme-co"] as const;
const moved = (stored: readonly ShopDocument[], lines: readonly DocumentLine[], after: readonly ShopDocument[] = []) =>
  redirectsOfMovedPages(lines, stored, [...lines.flatMap((read) => ("document" in read ? [read.document] : [])), ...after]);

describe("a page that moves", () => {
  test("is led to from its old path, and a brand's pages of each group from theirs", () => {
    const lines = [lineOf(brand(now, ["shoes", "clothing"]))];
    expect(moved([brand(old, ["shoes", "accessories"])], lines)).toEqual([
      lineOf(redirect(old, now)),
      lineOf(redirect(`${old}/shoes`, `${now}/shoes`)),
    ]);
    expect(moved([brand(now)], [lineOf(brand(now))])).toEqual([]);
    expect(moved([], lines)).toEqual([]);
  });

  test("leaves its old path to the page that takes it, and to what the file says", () => {
    const other = { ...brand(old), id: "other" } as ShopDocument;
    expect(moved([brand(old)], [lineOf(brand(now))], [other])).toEqual([]);
    expect(moved([brand(old)], [lineOf(brand(now)), lineOf(redirect(old, "/sale"), 8)])).toEqual([]);
  });

  test("comes back to a page that no redirect leads away from", () => {
    expect(moved([brand(now), redirect(old, now)], [lineOf(brand(old))])).toEqual([
      { line: 7, key: { kind: "redirect", id: old }, removed: true },
      lineOf(redirect(now, old)),
    ]);
  });

  test("is led to from nowhere where it leaves a country, or was the front page", () => {
    const home = bareOpening.documents.find(({ id }) => id === "home") as ShopDocument & { kind: "page" };
    const about = { ...home, id: "about", path: "/about" };
    expect(moved([about], [lineOf({ ...about, path: "/us", countries: ["nz"] })])).toEqual([]);
    expect(moved([about], [lineOf({ ...about, path: "/us" })])).toEqual([lineOf(redirect("/about", "/us"))]);
    expect(moved([home], [lineOf({ ...home, path: "/start" })])).toEqual([]);
  });
});
