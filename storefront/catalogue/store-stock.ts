import { hash } from "#catalogue/art/core/random.ts";
import type { ProductDocument } from "#domain/catalogue/product-document.ts";
import { countryCodes } from "#domain/country/country.ts";
import { isStocked } from "#domain/product/sold-out.ts";
import type { ProductKind, Store } from "#domain/stores/store.ts";
import { stores } from "./stores.ts";

/** Of a hundred products of a kind that a store carries, how many it has; and of a hundred sizes of these, how many are there. */
const productShare = 65;
const sizeShare = 80;

/** What a product is, by the category that it hangs in and what its sizes are of. */
function kindOf({ mainCategory, sizeGroup }: ProductDocument): ProductKind {
  if (mainCategory.startsWith("btq-")) return "btq";
  return sizeGroup === "shoes" || sizeGroup === "clothing" ? sizeGroup : "accessories";
}

function quantitiesOf(store: Store, products: readonly ProductDocument[]): ReadonlyMap<string, number> {
  const quantities = new Map<string, number>();
  for (const product of products) {
    const isAwaited = product.state === "coming" || product.saleMode === "comingSoon";
    if (!isStocked(product.functionalType) || isAwaited || !store.carries.includes(kindOf(product))) continue;
    const draw = (what: string) => hash(`store ${store.erpStoreId} ${what}`);
    if (product.saleMode !== "inStoreOnly" && draw(product.id) % 100 >= productShare) continue;
    for (const size of product.sizes) {
      const drawn = draw(`${product.id}-${size}`);
      if (drawn % 100 < sizeShare) quantities.set(`${product.id}-${size}`, 1 + ((drawn >>> 8) % 6));
    }
  }
  return quantities;
}

/** What every store has of every size when the shop opens: some of the products of the kinds that it carries. */
export function openingStoreStock(products: readonly ProductDocument[]) {
  return countryCodes.flatMap((country) =>
    stores[country].map((store) => ({
      country,
      erpStoreId: store.erpStoreId,
      quantities: quantitiesOf(store, products),
    })),
  );
}
