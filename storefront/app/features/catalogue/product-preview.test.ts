import { afterEach, expect, test, vi } from "vitest";
import type { RootState } from "../../store/create-store.ts";
import { packTiles } from "./pack-tiles.server.ts";
import { sampleProduct } from "./product.fixture.ts";
import { productPreview, tileAt } from "./product-preview.ts";
import { toTileProduct } from "./tile-product.ts";

const product = sampleProduct();
const tile = toTileProduct(product);
const other = toTileProduct(sampleProduct({ path: "/products/osker/dune-sand" }));

const stateWith = (...answers: readonly [endpointName: string, data: unknown][]) =>
  ({
    api: { queries: Object.fromEntries(answers.map(([endpointName, data], index) => [index, { endpointName, data }])) },
  }) as unknown as RootState;

afterEach(() => vi.unstubAllGlobals());

const page = (products: unknown[]) => ({
  entity: { type: "page", data: { blocks: [{ type: "richText" }, { type: "productCarousel", products }] } },
});

test.each([
  ["a listing", "listing", { products: [other, tile] }],
  ["a listing that came with the page", "listing", { products: packTiles([other, tile]) }],
  ["recommendations", "recommendations", [other, tile]],
  ["what people like", "popular", [tile]],
  ["alternatives", "alternatives", [tile]],
  ["whole products", "productsByIds", [null, product]],
  ["a page's carousel", "resolve", page([other, tile])],
  ["the product's own answer", "resolve", { entity: { type: "product", data: product } }],
])("a product is known from %s", (_, endpoint, data) => {
  expect(tileAt(stateWith(["sizeChart", { id: "footwear" }], [endpoint, data]), product.path)).toEqual(tile);
});

test("of what no answer has told, nothing is known", () => {
  const state = stateWith(
    ["listing", { products: [other] }],
    ["listing", undefined],
    ["resolve", { entity: null }],
    ["resolve", { entity: { type: "index", data: {} } }],
  );
  expect(tileAt(state, product.path)).toBeUndefined();
  expect(productPreview(state, product.path)).toBeUndefined();
});

test("the picture is the one that the page has loaded, not one that is on its way", () => {
  const currentSrc = `/cdn-cgi/image/width=240,fit=scale-down,format=auto${tile.pictures[0]}`;
  const images = [
    { complete: true, currentSrc: "/cdn-cgi/image/width=240,fit=scale-down,format=auto/media/products/1/side" },
    { complete: false, currentSrc: currentSrc.replace("240", "800") },
    { complete: true, currentSrc },
  ];
  const state = stateWith(["listing", { products: [tile] }]);
  vi.stubGlobal("document", { images });
  expect(productPreview(state, product.path)).toEqual({ ...tile, loaded: currentSrc });
  vi.stubGlobal("document", { images: images.slice(0, 2) });
  expect(productPreview(state, product.path)).toEqual(tile);
});
