import type { CurrencyCode } from "#domain/country/country.ts";
import type { Database, Queries } from "../database/database.ts";
import { eq, sum } from "../database/drizzle.ts";
import { sandboxRefunds } from "../database/schema/schema.ts";
import { type MoneyGateway, RefundRefused } from "./payment-gateway.ts";

/** What was captured under this name, held against others who refund it; undefined when nothing was. */
type LockCaptured = (
  transaction: Queries,
  transactionId: string,
) => Promise<{ readonly amount: number; readonly currency: CurrencyCode } | undefined>;

/** Refunds in the sandbox's books: each reference once, and of a transaction never more than was captured. */
export function createSandboxRefunds(database: Database, lockCaptured: LockCaptured): MoneyGateway["refund"] {
  return ({ reference, transactionId, amount, currency }) =>
    database.transaction(async (transaction) => {
      const captured = await lockCaptured(transaction, transactionId);
      const [known] = await transaction.select().from(sandboxRefunds).where(eq(sandboxRefunds.reference, reference));
      if (known !== undefined) return;
      const [before] = await transaction
        .select({ amount: sum(sandboxRefunds.amount).mapWith(Number) })
        .from(sandboxRefunds)
        .where(eq(sandboxRefunds.transactionId, transactionId));
      if (captured?.currency !== currency || (before?.amount ?? 0) + amount > captured.amount) {
        throw new RefundRefused(`${transactionId} cannot be refunded ${amount} more.`);
      }
      await transaction.insert(sandboxRefunds).values({ reference, transactionId, amount });
    });
}
