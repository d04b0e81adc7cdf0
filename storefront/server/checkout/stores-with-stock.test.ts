import { expect, test } from "vitest";
import type { Store } from "#domain/stores/store.ts";
import { sampleStore } from "./checkout.fixture.ts";
import { createStoresWithStock } from "./stores-with-stock.ts";

const now = Date.parse("2026-11-24T06:00:00Z");
const stock = { storesWith: async () => ["3", "2", "1"] };
const store = (erpStoreId: string, changes: Partial<Store> = {}): Store => ({ ...sampleStore, erpStoreId, ...changes });
const closed = { hours: { week: Array(7).fill(null), publicHolidays: null } };
const of = (...nz: Store[]) => createStoresWithStock({ nz, au: [] }, stock, () => now)("nz", []);

test("a cart is picked up at a store that has it all and hands out orders, unless the store does not open again", async () => {
  expect(await of(store("1"), store("2", closed), store("3", { clickAndCollect: false }), store("4"))).toEqual(["1"]);
});

test("where no store that opens hands out orders there is no picking up", async () => {
  expect(await of(store("1", closed), store("3", { clickAndCollect: false }))).toBeNull();
});
