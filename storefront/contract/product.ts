import { z } from "zod";
import type { ListProduct, Product, SizeChart } from "#domain/product/product.ts";
import { functionalTypes, productStates, saleModes, sizeSystems } from "#domain/product/product.ts";

/** Integer cents, tax included. */
export const cents = z.int().nonnegative();

export const pictureItem = z.object({
  type: z.literal("IMAGE"),
  src: z.string(),
  alt: z.string(),
  placeholder: z.string().optional(),
});
export const filmItem = z.object({
  type: z.literal("VIDEO"),
  src: z.string(),
  thumbnail: z.string(),
  alt: z.string().optional(),
  placeholder: z.string().optional(),
  captions: z.string().optional(),
});
export const galleryItem = z.discriminatedUnion("type", [pictureItem, filmItem]);

export const variant = z.object({ id: z.string(), code: z.string(), qty: z.int().nonnegative() });

export const listProduct = z.object({
  id: z.string(),
  name: z.string(),
  path: z.string(),
  brand: z.object({ id: z.string(), name: z.string() }),
  state: z.enum(productStates),
  saleMode: z.enum(saleModes),
  soldOut: z.boolean(),
  accountExclusive: z.boolean(),
  isDiscounted: z.boolean(),
  isNew: z.boolean(),
  isBestSeller: z.boolean(),
  isExclusive: z.boolean(),
  isSustainable: z.boolean(),
  price: cents,
  erpOriginalPrice: cents,
  colourName: z.string(),
  swatch: z.string(),
  productGallery: z.array(galleryItem),
  siblingProducts: z.array(
    z.object({
      id: z.string(),
      state: z.enum(productStates),
      path: z.string(),
      colourName: z.string(),
      swatch: z.string(),
      soldOut: z.boolean(),
      picture: z.string().optional(),
    }),
  ),
  variants: z.array(variant),
  showSingleSize: z.boolean(),
  sizeChart: z.object({ id: z.string() }).nullable(),
  overlayIds: z.array(z.string()),
  badgeIds: z.array(z.string()),
  release: z.int().nullable(),
  redirectTarget: z.union([z.object({ href: z.string() }), z.object({ path: z.string() })]).nullable(),
}) satisfies z.ZodType<ListProduct>;

export const product = listProduct.extend({
  description: z.string(),
  details: z.array(z.string()),
  condition: z.enum(["used", "refurbished"]).optional(),
  erpProductCompositeCode: z.string(),
  erpProductParentCode: z.string(),
  taxExclusive: z.boolean(),
  canonicalCategory: z.object({
    id: z.string(),
    name: z.string(),
    shortName: z.string(),
    path: z.string(),
    ancestors: z.array(z.object({ id: z.string(), name: z.string(), path: z.string() })),
  }),
  functionalType: z.enum(functionalTypes),
  cartQtyProductMax: z.int().nullable(),
  cartQtyVariantMax: z.int().nullable(),
  cartQtyVariantMin: z.int().nullable(),
  cartQtyVariantMultipleOf: z.int().nullable(),
  stockUpdatedAt: z.int(),
  challengeQuestion: z.string().nullable(),
  rating: z.object({ average: z.number(), count: z.int() }).nullable(),
  fitAndSize: z.string(),
  care: z.string(),
  onlyHere: z.literal(true).optional(),
}) satisfies z.ZodType<Product>;

const sizeSystem = z.enum(sizeSystems);
export const sizeChart = z.discriminatedUnion("type", [
  z.object({
    id: z.string(),
    type: z.literal("dense"),
    name: z.string(),
    defaultSizeSystem: sizeSystem,
    rows: z.array(
      z.object({
        erpVariantLabel: z.string(),
        usMen: z.string().optional(),
        usWomen: z.string().optional(),
        usKids: z.string().optional(),
        uk: z.string().optional(),
        eu: z.string().optional(),
        cm: z.string().optional(),
      }),
    ),
  }),
  z.object({
    id: z.string(),
    type: z.literal("sparse"),
    name: z.string(),
    columns: z.array(z.string()),
    erpVariantLabelColumn: z.int(),
    manufacturerColumn: z.int(),
    translationColumn: z.int(),
    manufacturerPrefix: z.string(),
    translationPrefix: z.string(),
    rows: z.array(z.object({ cells: z.array(z.string()) })),
  }),
]) satisfies z.ZodType<SizeChart>;
