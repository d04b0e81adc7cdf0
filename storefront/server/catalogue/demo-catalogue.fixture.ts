import { catalogue, openingProducts } from "#catalogue/catalogue.ts";
import { type ShownCatalogue, showCatalogue } from "./shown-catalogue.ts";

/** The demo shop's products with their opening stock, which nothing changes. */
export function demoCatalogue(now: Date): ShownCatalogue & { onChange(): () => void } {
  const documents = new Map(openingProducts(now).map((document) => [document.id, document]));
  const shown = showCatalogue(documents, catalogue, (country) => ({
    readAt: Math.floor(now.getTime() / 1000),
    quantities: new Map(
      [...documents.values()].flatMap(({ id, openingStock }) =>
        Object.entries(openingStock[country] ?? {}).map(([code, qty]): [string, number] => [`${id}-${code}`, qty]),
      ),
    ),
  }));
  return { ...shown, onChange: () => () => undefined };
}
