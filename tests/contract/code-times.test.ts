import { openDatabase } from "@tread/storefront/server/database/open-database.ts";
import { seedVouchers } from "@tread/storefront/server/vouchers/demo-vouchers.ts";
import { createVouchers } from "@tread/storefront/server/vouchers/vouchers.ts";
import { expect, test } from "vitest";
import { distinguishability } from "../bench/sign-in-times.ts";

const tries = 60;

/*
 * In this process, so that no network hides what could be told apart. Of so few tries a coin gives less than 0.85 all but always, and
 * a hash or a question that only one of them costs gives 1.
 */
test("whether a gift card exists cannot be told from how long its refusal takes", async () => {
  const database = await openDatabase();
  try {
    const secret = new Uint8Array(32).fill(7);
    await seedVouchers(database, secret);
    const vouchers = createVouchers({ database, secret });
    const refuse = async (code: string) => {
      const start = performance.now();
      const claim = { code, pin: "4321" };
      const answer = await vouchers.read("nz", claim, "").catch((error: { code: string }) => error.code);
      expect(answer).toBe("VoucherInvalid");
      return performance.now() - start;
    };
    const kinds = { there: "GIFT0000000050", suspended: "GIFTSUSPENDED0", unknown: "NOSUCHGIFTCARD" };
    const times = { there: [] as number[], suspended: [] as number[], unknown: [] as number[] };
    const names = Object.keys(kinds) as (keyof typeof kinds)[];
    // The first of all pays for what is loaded late.
    for (const name of names) await refuse(kinds[name]);
    for (let index = 0; index < tries; index += 1) {
      // Each kind comes after each other one as often.
      for (let turn = 0; turn < names.length; turn += 1) {
        const name = names[(index + turn) % names.length]!;
        times[name].push(await refuse(kinds[name]));
      }
    }
    expect(distinguishability(times.there, times.unknown)).toBeLessThan(0.85);
    expect(distinguishability(times.suspended, times.unknown)).toBeLessThan(0.85);
  } finally {
    await database.close();
  }
});
