import fc from "fast-check";
import { expect, test } from "vitest";
import { openingProducts } from "#catalogue/catalogue.fixture.ts";
import { demoDocuments } from "#catalogue/opening-documents.ts";
import type { ProductDocument } from "#domain/catalogue/product-document.ts";
import { countryCodes } from "#domain/country/country.ts";
import { collectDocuments } from "#merchandising/shop-documents.ts";
import { referencesIn, showCatalogue } from "./shown-catalogue.ts";

const at = new Date(Date.UTC(2026, 10, 24));
const references = referencesIn(collectDocuments(demoDocuments(at.getTime() / 1000)));
const opening = openingProducts(at).slice(0, 60);
const shelves = () => ({ quantities: new Map<string, number>(), readAt: 0 });
const byId = (documents: readonly ProductDocument[]) => new Map(documents.map((document) => [document.id, document]));

const change = fc.array(
  fc.record({
    place: fc.nat({ max: opening.length + 4 }),
    isGone: fc.boolean(),
    name: fc.constantFrom("Harbour", "Drift"),
    style: fc.option(fc.nat({ max: opening.length - 1 }), { nil: undefined }),
  }),
  { maxLength: 8 },
);

test("what is made from what was shown before is what is made anew", () => {
  fc.assert(
    fc.property(change, change, (first, second) => {
      const documents = byId(opening);
      let shown = showCatalogue(new Map(documents), references, shelves);
      for (const changes of [first, second]) {
        for (const { place, isGone, name, style } of changes) {
          const original = opening[place % opening.length]!;
          const id = place < opening.length ? original.id : `90${place}`;
          if (isGone) documents.delete(id);
          else documents.set(id, { ...original, id, name, style: style === undefined ? original.style : opening[style]!.style });
        }
        shown = showCatalogue(new Map(documents), references, shelves, shown);
      }
      const anew = showCatalogue(documents, references, shelves);
      for (const country of countryCodes) {
        expect([...shown.products(country)]).toEqual([...anew.products(country)]);
      }
    }),
    { numRuns: 60 },
  );
});
