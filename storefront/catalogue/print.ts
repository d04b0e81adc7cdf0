import { countries, countryCodes } from "#domain/country/country.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import { catalogue } from "./catalogue.ts";

const now = new Date();

/** Prints what the demo shop sells: a line a country, then a line a product of the first. */
for (const code of countryCodes) {
  const products = catalogue.buildProducts(code, now);
  const brands = new Set(products.map((product) => product.brand.name));
  console.log(`${countries[code].name}: ${products.length} products of ${brands.size} brands`);
}
for (const product of catalogue.buildProducts("nz", now)) {
  const sizes = product.variants.map((variant) => `${variant.code}:${variant.qty}`).join(" ");
  const price = formatMoney(product.price, "nz", { withCode: true });
  console.log(
    [product.id, product.brand.name, product.name, product.colourName, price, product.state, product.saleMode, sizes].join("\t"),
  );
}
