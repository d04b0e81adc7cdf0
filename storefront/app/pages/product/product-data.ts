import type { Country } from "#domain/country/country.ts";
import { ownPictures, pictureAddress } from "#domain/pictures/picture-address.ts";
import type { Product } from "#domain/product/product.ts";

function availability(product: Product, qty: number): string {
  if (product.state === "discontinued") return "Discontinued";
  if (product.state === "coming" || product.saleMode === "comingSoon" || product.saleMode === "scheduledRelease")
    return "PreOrder";
  if (product.saleMode === "inStoreOnly") return "InStoreOnly";
  return product.functionalType === "basic" && qty === 0 ? "OutOfStock" : "InStock";
}

/** A product for search engines: schema.org ProductGroup with a variant a size; the variant's id is the offer's sku. */
export function productData(product: Product, country: Country, origin: string): Record<string, unknown> {
  const url = `${origin}${country.baseUrl}${product.path}`;
  const image = product.productGallery.flatMap((item) =>
    item.type === "IMAGE" ? [origin + pictureAddress(ownPictures, item.src, { width: 960 })] : [],
  );
  const name = `${product.brand.name} ${product.name}, ${product.colourName}`;
  return {
    "@type": "ProductGroup",
    name,
    description: product.description,
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
      color: product.colourName,
      image: image[0],
      offers: {
        "@type": "Offer",
        sku: variant.id,
        url: `${url}?size=${encodeURIComponent(variant.code)}`,
        price: (product.price / 100).toFixed(2),
        priceCurrency: country.currency.code,
        availability: `https://schema.org/${availability(product, variant.qty)}`,
        ...(product.release !== null && { availabilityStarts: new Date(product.release * 1000).toISOString() }),
        itemCondition: "https://schema.org/NewCondition",
      },
    })),
  };
}
