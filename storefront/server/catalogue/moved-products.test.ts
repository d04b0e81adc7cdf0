import { describe, expect, test } from "vitest";
import type { ShopDocument } from "#contract/shop-documents.ts";
import { shoe } from "#domain/catalogue/product-document.fixture.ts";
import type { DocumentLine } from "./document-line.ts";
import { redirectsOfMoved } from "./moved-products.ts";

const [old, now, third] = ["/products/kiln/jug", "/products/kiln/big-jug", "/products/kiln/huge-jug"] as const;
const jug = (path: string, id = "1") => shoe({ id, path });
const redirect = (id: string, to: string): ShopDocument => ({ kind: "redirect", id, to });

interface Told {
  readonly from: string;
  readonly to: string;
  readonly stored?: readonly ShopDocument[];
  readonly documents?: readonly DocumentLine[];
}

function movedFrom({ from, to, stored = [], documents = [] }: Told): readonly DocumentLine[] {
  const existing = new Map([["1", jug(from)]]);
  return redirectsOfMoved({ products: [{ line: 7, document: jug(to) }], documents, existing, stored });
}
const leading = (from: string, to: string) => ({
  line: 7,
  key: { kind: "redirect", id: from },
  document: { kind: "redirect", id: from, to },
});

describe("a product that moves", () => {
  test("is led to from its old path", () => {
    expect(movedFrom({ from: old, to: now })).toEqual([leading(old, now)]);
    expect(movedFrom({ from: old, to: old })).toEqual([]);
  });

  test("leaves alone where the file or the shop says the old path leads", () => {
    const documents: DocumentLine[] = [{ line: 8, key: { kind: "redirect", id: old }, document: redirect(old, third) }];
    expect(movedFrom({ from: old, to: now, documents })).toEqual([]);
    expect(movedFrom({ from: old, to: now, stored: [redirect(old, third)] })).toEqual([]);
    const removed: DocumentLine[] = [{ line: 8, key: { kind: "redirect", id: old }, removed: true }];
    expect(movedFrom({ from: old, to: now, documents: removed })).toEqual([]);
  });

  test("leaves its old path to the product that takes it", () => {
    const existing = new Map([
      ["1", jug(old)],
      ["2", jug(now, "2")],
    ]);
    const products = [
      { line: 1, document: jug(now) },
      { line: 2, document: jug(old, "2") },
    ];
    expect(redirectsOfMoved({ products, documents: [], existing, stored: [] })).toEqual([]);
  });

  test("comes back to a page that no redirect leads away from, however far it has been", () => {
    const stored = [redirect(old, now), redirect(now, third)];
    expect(movedFrom({ from: third, to: old, stored })).toEqual([
      { line: 7, key: { kind: "redirect", id: old }, removed: true },
      leading(third, old),
    ]);
  });

  test("leaves no redirect that could not be imported again", () => {
    const long = `/products${"/a-path-that-is-longer-than-a-redirect-may-lead-away-from-since-it-goes-on".repeat(3)}`;
    expect(movedFrom({ from: long, to: now })).toEqual([]);
  });

  test("does not undo a redirect of the owner's that leads elsewhere", () => {
    expect(movedFrom({ from: old, to: now, stored: [redirect(now, third)] })).toEqual([leading(old, now)]);
  });
});
