import { expect, test, vi } from "vitest";
import { searchIndexName } from "./index-name.ts";

const { searchConfiguration } = vi.hoisted(() => ({ searchConfiguration: { indexPrefix: "shop7_" } }));
vi.mock("../configuration/configuration.ts", () => ({ searchConfiguration }));

test("SRAPI-06 the name of an index begins with the configured prefix", () => {
  expect([searchIndexName("nz", "products"), searchIndexName("au", "products_newest")]).toEqual([
    "shop7_nz_products",
    "shop7_au_products_newest",
  ]);
});
