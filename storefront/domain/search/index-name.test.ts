import { expect, test } from "vitest";
import { searchConfiguration } from "../configuration/configuration.ts";
import { searchIndexName } from "./index-name.ts";

test("SRAPI-06 the name of an index begins with the configured prefix", () => {
  expect([searchIndexName("nz", "products"), searchIndexName("au", "products_newest")]).toEqual([
    `${searchConfiguration.indexPrefix}nz_products`,
    `${searchConfiguration.indexPrefix}au_products_newest`,
  ]);
});
