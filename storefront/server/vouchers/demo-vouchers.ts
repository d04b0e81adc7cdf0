import { countryCodes } from "#domain/country/country.ts";
import type { Database } from "../database/database.ts";
import { vouchers } from "../database/schema/schema.ts";
import { pinHash } from "./vouchers.ts";

interface SeedVoucher {
  readonly code: string;
  readonly pin: string;
  /** Cents. */
  readonly balance: number;
  readonly expiresAt: Date;
  readonly state?: "suspended" | "locked";
}

const far = new Date("2036-03-04T11:00:00Z");

/** Gift cards of the demo shop, the same in both countries: one for every outcome. */
export const demoVouchers: readonly SeedVoucher[] = [
  { code: "GIFT0000000050", pin: "1234", balance: 5_000, expiresAt: far },
  { code: "GIFT0000000020", pin: "1234", balance: 2_000, expiresAt: new Date("2034-06-01T11:00:00Z") },
  { code: "GIFT0000001000", pin: "1234", balance: 100_000, expiresAt: new Date("2038-06-01T11:00:00Z") },
  { code: "GIFT0000000000", pin: "1234", balance: 0, expiresAt: far },
  { code: "GIFTEXPIRED000", pin: "1234", balance: 5_000, expiresAt: new Date("2025-06-01T11:00:00Z") },
  { code: "GIFTSUSPENDED0", pin: "1234", balance: 5_000, expiresAt: far, state: "suspended" },
  { code: "GIFTLOCKED0000", pin: "1234", balance: 5_000, expiresAt: far, state: "locked" },
];

/** Puts vouchers in that the database does not know yet; what was spent of the others stays spent. */
export async function seedVouchers(database: Database, secret: Uint8Array): Promise<void> {
  const rows = countryCodes.flatMap((country) =>
    demoVouchers.map(({ pin, ...seed }) => ({ ...seed, country, pinHash: pinHash(secret, country, seed.code, pin) })),
  );
  await database.queries.insert(vouchers).values(rows).onConflictDoNothing();
}
