import { demoContent, openingProducts } from "#catalogue/catalogue.fixture.ts";
import { demoDocuments } from "#catalogue/opening-documents.ts";
import { collectDocuments } from "#merchandising/shop-documents.ts";
import type { LiveCatalogue } from "./live-catalogue.ts";
import { referencesIn, type ShownCatalogue, showCatalogue } from "./shown-catalogue.ts";

/** The demo shop with its opening stock, which nothing changes. */
export function demoCatalogue(
  now: Date,
): ShownCatalogue & Pick<LiveCatalogue, "content" | "shopDocuments" | "onChange" | "onDocuments"> {
  const documents = new Map(openingProducts(now).map((document) => [document.id, document]));
  const shop = collectDocuments(demoDocuments(Math.floor(now.getTime() / 1000)));
  const shown = showCatalogue(documents, referencesIn(shop), (country) => ({
    readAt: Math.floor(now.getTime() / 1000),
    quantities: new Map(
      [...documents.values()].flatMap(({ id, openingStock }) =>
        Object.entries(openingStock[country] ?? {}).map(([code, qty]): [string, number] => [`${id}-${code}`, qty]),
      ),
    ),
  }));
  const content = demoContent(now, shown.products);
  const never = () => () => undefined;
  return { ...shown, content: () => content, shopDocuments: () => shop, onChange: never, onDocuments: never };
}
