import { expect, test } from "vitest";
import type { Promotion } from "#domain/promotions/promotion.ts";
import type { Queries } from "../database/database.ts";
import { promotionCustomerUses, promotionUses } from "../database/schema/schema.ts";
import { readPromotionUse } from "./promotion-usage.ts";

const offer = (limits: Pick<Promotion, "usageLimit" | "customerLimit">): Promotion => ({
  ...{ id: "offer", name: "Ten per cent off", codes: [], exclusive: false, scope: {} },
  effect: { type: "percentOff", percent: 10 },
  ...limits,
});

test("how often an offer was used is looked up only where one of its limits depends on it", async () => {
  const tablesOf = async (promotion: Promotion, customer: string | undefined) => {
    const tables: unknown[] = [];
    const select = () => ({
      from(table: unknown) {
        tables.push(table);
        return { where: async () => [] };
      },
    });
    await readPromotionUse({ select } as unknown as Queries, "nz", [promotion], customer);
    return tables;
  };
  expect(await tablesOf(offer({ usageLimit: null, customerLimit: null }), "mere@example.co.nz")).toEqual([]);
  expect(await tablesOf(offer({ usageLimit: null, customerLimit: 1 }), undefined)).toEqual([]);
  const own = await tablesOf(offer({ usageLimit: null, customerLimit: 1 }), "mere@example.co.nz");
  expect(own[0] === promotionCustomerUses && own.length === 1).toBe(true);
  const all = await tablesOf(offer({ usageLimit: 9, customerLimit: null }), "mere@example.co.nz");
  expect(all[0] === promotionUses && all.length === 1).toBe(true);
});
