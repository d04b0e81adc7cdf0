import { plainProduct } from "#domain/product/product.fixture.ts";
import type { Product } from "#domain/product/product.ts";

/** A product as usual as can be; a test says what is different about its own. */
export function sampleProduct(different: Partial<Product> = {}): Product {
  return plainProduct({
    path: "/products/ochre-state/court-low-chalk",
    brand: { id: "ochre", name: "Ochre State" },
    productGallery: [
      { type: "VIDEO", src: "/media/products/104201/turn", thumbnail: "/media/products/104201/turn-still" },
      ...["side", "pair", "top"].map((view) => ({
        type: "IMAGE" as const,
        src: `/media/products/104201/${view}`,
        alt: view,
        placeholder: "dde5dd-f3f0e9",
      })),
    ],
    variants: [
      { id: "104201-8", code: "8", qty: 9 },
      { id: "104201-9", code: "9", qty: 2 },
      { id: "104201-10", code: "10", qty: 0 },
    ],
    sizeChart: { id: "footwear" },
    description: "A court shoe.",
    canonicalCategory: { id: "sneakers", name: "Sneakers", shortName: "Sneakers", path: "/categories/sneakers", ancestors: [] },
    ...different,
  });
}

/** Another colour of it. */
export function sampleSibling(colourName: string, soldOut = false): Product["siblingProducts"][number] {
  const slug = colourName.toLowerCase();
  return {
    id: `1042-${slug}`,
    state: "current",
    path: `/products/ochre-state/court-low-${slug}`,
    colourName,
    swatch: "#4a7bab",
    soldOut,
    picture: `/media/products/1042-${slug}/side`,
  };
}
