import type { ResponseOf } from "#contract/calls.ts";
import type { Country } from "#domain/country/country.ts";
import { ownPictures, pictureAddress } from "#domain/pictures/picture-address.ts";
import { isOnSaleOnline } from "#domain/product/on-sale-online.ts";
import type { Product } from "#domain/product/product.ts";
import { isSizeSoldOut } from "#domain/product/sold-out.ts";
import { describedAs, fullProductName } from "./product-name.ts";

/** As a feed for Merchant Center says it too, which compares the two: what is coming without a date nobody can order ahead. */
function availability(product: Product, qty: number, now: number): string {
  if (product.state === "discontinued") return "Discontinued";
  if (product.state === "coming") return "OutOfStock";
  if (product.saleMode === "inStoreOnly") return "InStoreOnly";
  if (!isOnSaleOnline(product, now))
    return product.saleMode === "scheduledRelease" && product.release !== null ? "PreOrder" : "OutOfStock";
  return isSizeSoldOut(product, qty) ? "OutOfStock" : "InStock";
}

const conditionTypes = { new: "New", used: "Used", refurbished: "Refurbished" } as const;

/** Names a product's group across the blocks that describe a page. */
const groupId = (url: string) => `${url}#product`;

/** What a reduced product cost before. */
const formerPrice = ({ erpOriginalPrice }: Product, { currency }: Country) => ({
  "@type": "UnitPriceSpecification",
  priceType: "https://schema.org/StrikethroughPrice",
  price: (erpOriginalPrice / 100).toFixed(2),
  priceCurrency: currency.code,
});

const addressOf = ({ path }: Pick<Product, "path">, { baseUrl }: Country, origin: string) => `${origin}${baseUrl}${path}`;

/**
 * A product for search engines: schema.org ProductGroup with a variant a size; the variant's id is the offer's sku.
 * @param now milliseconds since the epoch
 */
export function productData(product: Product, country: Country, origin: string, now: number): Record<string, unknown> {
  const url = addressOf(product, country, origin);
  const image = product.productGallery.flatMap((item) =>
    item.type === "IMAGE" ? [origin + pictureAddress(ownPictures, item.src, { width: 960 })] : [],
  );
  const name = fullProductName(product);
  return {
    "@type": "ProductGroup",
    "@id": groupId(url),
    name,
    description: describedAs(product),
    url,
    image: image.slice(0, 4),
    brand: { "@type": "Brand", name: product.brand.name },
    productGroupID: product.erpProductParentCode,
    variesBy: ["https://schema.org/size"],
    ...(product.rating && {
      aggregateRating: { "@type": "AggregateRating", ratingValue: product.rating.average, reviewCount: product.rating.count },
    }),
    hasVariant: product.variants.map((variant) => ({
      "@type": "Product",
      sku: variant.id,
      name: `${name}, ${variant.code}`,
      size: variant.code,
      ...(product.colourName && { color: product.colourName }),
      image: image[0],
      offers: {
        "@type": "Offer",
        sku: variant.id,
        url: `${url}?size=${encodeURIComponent(variant.code)}`,
        price: (product.price / 100).toFixed(2),
        priceCurrency: country.currency.code,
        ...(product.isDiscounted && { priceSpecification: formerPrice(product, country) }),
        availability: `https://schema.org/${availability(product, variant.qty, now)}`,
        ...(product.release !== null && { availabilityStarts: new Date(product.release * 1000).toISOString() }),
        itemCondition: `https://schema.org/${conditionTypes[product.condition ?? "new"]}Condition`,
      },
    })),
  };
}

/** What buyers said of a product, for search engines: schema.org Reviews of the group that `productData` describes. */
export function reviewsData(
  reviews: readonly ResponseOf<"reviews.list">["reviews"][number][],
  product: Pick<Product, "path">,
  country: Country,
  origin: string,
): Record<string, unknown> {
  const itemReviewed = { "@type": "ProductGroup", "@id": groupId(addressOf(product, country, origin)) };
  return {
    "@graph": reviews.map(({ author, rating, title, text }) => ({
      "@type": "Review",
      itemReviewed,
      author: { "@type": "Person", name: author },
      reviewRating: { "@type": "Rating", ratingValue: rating, bestRating: 5 },
      name: title,
      reviewBody: text,
    })),
  };
}
