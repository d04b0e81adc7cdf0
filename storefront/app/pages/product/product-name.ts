import { colourAfterName } from "#domain/product/only-colour.ts";
import type { Product } from "#domain/product/product.ts";

type Named = Pick<Product, "brand" | "name" | "colourName" | "description">;

/** What a product is called where nothing else says whose it is and which. */
export const fullProductName = ({ brand, name, colourName }: Named): string =>
  `${brand.name} ${name}${colourAfterName(colourName)}`;

/** What a product is, for search engines and link previews, which want something: its name where its owner has not described it. */
export const describedAs = (product: Named): string => product.description || fullProductName(product);
