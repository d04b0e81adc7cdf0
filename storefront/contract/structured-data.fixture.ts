import { z } from "zod";

const address = z.url().refine((url) => /^https?:/.test(url));
const moment = z.iso.datetime();
const organisation = z.object({ "@type": z.literal("Organization"), name: z.string().min(1), url: address });
/**
 * What search engines ask of the things that pages describe: schema.org's types as Google documents them for merchant listings,
 * breadcrumbs, articles, local businesses and organisations.
 */
export const structuredData = {
  Organization: organisation.extend({
    logo: address,
    sameAs: z.array(address).min(1),
    contactPoint: z.object({ "@type": z.literal("ContactPoint"), contactType: z.string(), telephone: z.string().min(1) }),
    hasMerchantReturnPolicy: z.object({
      "@type": z.literal("MerchantReturnPolicy"),
      applicableCountry: z.enum(["NZ", "AU"]),
      returnPolicyCategory: z.literal("https://schema.org/MerchantReturnFiniteReturnWindow"),
      merchantReturnDays: z.int().positive(),
      returnMethod: z.array(z.enum(["https://schema.org/ReturnByMail", "https://schema.org/ReturnInStore"])).min(1),
      returnFees: z.literal("https://schema.org/FreeReturn"),
    }),
  }),
  WebSite: z.object({ name: z.string(), url: address, potentialAction: z.object({ "@type": z.literal("SearchAction") }) }),
  BreadcrumbList: z.object({
    itemListElement: z
      .array(z.object({ "@type": z.literal("ListItem"), position: z.int(), name: z.string().min(1), item: address.optional() }))
      .min(2)
      .refine((steps) =>
        steps.every(({ position, item }, index) => position === index + 1 && (item || index === steps.length - 1)),
      ),
  }),
  ProductGroup: z.object({
    "@id": address,
    name: z.string().min(1),
    description: z.string().min(1),
    url: address,
    image: z.array(address).min(1),
    brand: z.object({ "@type": z.literal("Brand"), name: z.string().min(1) }),
    productGroupID: z.string().min(1),
    variesBy: z.array(address).min(1),
    aggregateRating: z
      .object({ "@type": z.literal("AggregateRating"), ratingValue: z.number().min(1).max(5), reviewCount: z.int().min(1) })
      .optional(),
    hasVariant: z
      .array(
        z.object({
          "@type": z.literal("Product"),
          sku: z.string().min(1),
          name: z.string().min(1),
          image: address,
          size: z.string().min(1),
          offers: z.object({
            "@type": z.literal("Offer"),
            url: address,
            price: z.string().regex(/^\d+\.\d\d$/),
            priceCurrency: z.enum(["NZD", "AUD"]),
            availability: z.string().regex(/^https:\/\/schema\.org\/(InStock|OutOfStock|PreOrder|InStoreOnly|Discontinued)$/),
            itemCondition: z.literal(
              ["New", "Used", "Refurbished"].map((condition) => `https://schema.org/${condition}Condition`),
            ),
            availabilityStarts: moment.optional(),
            priceSpecification: z
              .object({
                "@type": z.literal("UnitPriceSpecification"),
                priceType: z.literal("https://schema.org/StrikethroughPrice"),
                price: z.string().regex(/^\d+\.\d\d$/),
                priceCurrency: z.enum(["NZD", "AUD"]),
              })
              .optional(),
          }),
        }),
      )
      .min(1),
  }),
  Review: z.object({
    itemReviewed: z.object({ "@type": z.literal("ProductGroup"), "@id": address }),
    author: z.object({ "@type": z.literal("Person"), name: z.string().min(1).max(100) }),
    reviewRating: z.object({
      "@type": z.literal("Rating"),
      ratingValue: z.int().min(1).max(5),
      bestRating: z.literal(5),
    }),
    name: z.string().min(1),
    reviewBody: z.string().min(1),
  }),
  BlogPosting: z.object({
    headline: z.string().min(1).max(110),
    image: z.array(address).min(1),
    datePublished: moment,
    author: z.object({ "@type": z.literal("Person"), name: z.string().min(1) }),
    publisher: organisation,
    mainEntityOfPage: address,
  }),
  Article: z.object({
    headline: z.string().min(1).max(110),
    image: z.array(address).min(1),
    datePublished: moment,
    author: organisation,
    publisher: organisation,
    mainEntityOfPage: address,
  }),
  LocalBusiness: z.object({
    name: z.string().min(1),
    url: address,
    image: address,
    telephone: z.string().regex(/^\+6[14] [\d ]+$/),
    address: z.object({
      "@type": z.literal("PostalAddress"),
      streetAddress: z.string().min(1),
      addressLocality: z.string().min(1),
      postalCode: z.string().regex(/^\d{4}$/),
      addressCountry: z.enum(["NZ", "AU"]),
    }),
    geo: z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
    openingHoursSpecification: z.array(z.object({ "@type": z.literal("OpeningHoursSpecification") })).min(1),
  }),
} as const;
