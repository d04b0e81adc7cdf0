import { randomUUID } from "node:crypto";
import type { Database } from "../database/database.ts";
import { databaseTimeIn } from "../database/database-time.ts";
import { and, eq, gt, inArray, sql } from "../database/drizzle.ts";
import { sandboxInstalments } from "../database/schema/schema.ts";
import type { InstalmentApprovals } from "../sandbox/instalments/test-instalments.ts";
import { type AuthoriseOutcome, CaptureRefused, GatewayUnreachable, type InstalmentGateway } from "./payment-gateway.ts";
import { createSandboxRefunds } from "./sandbox-refunds.ts";

type Row = typeof sandboxInstalments.$inferSelect;

/** Milliseconds for which a shopper can approve a checkout, and the shop be paid by it. */
const lifetime = 30 * 60_000;
const paidWith = { method: "afterpay" } as const;

const stateAfter = {
  success: "authorised",
  timeoutAfterCharge: "authorised",
  declined: "declined",
  unrecoverable: "unrecoverable",
} as const;

/**
 * The embedded provider of instalments: real books, pretend money. A checkout pays once, for exactly the amount and the order that
 * it was opened for, and only after it was approved; a repeated reference gets its first answer.
 */
export function createSandboxInstalments(database: Database): InstalmentGateway & InstalmentApprovals {
  const { queries } = database;

  const findRow = async (where: ReturnType<typeof eq>): Promise<Row | undefined> => {
    const [row] = await queries.select().from(sandboxInstalments).where(where);
    return row;
  };

  const move = async (token: string, to: "captured" | "voided"): Promise<boolean> => {
    const moved = await queries
      .update(sandboxInstalments)
      .set({ state: to })
      .where(and(eq(sandboxInstalments.token, token), inArray(sandboxInstalments.state, ["authorised", to])))
      .returning({ token: sandboxInstalments.token });
    return moved.length > 0;
  };

  return {
    name: "sandbox-instalments",

    async createCheckout({ amount, currency, details }) {
      const [row] = await queries
        .insert(sandboxInstalments)
        .values({ token: `afterpay_${randomUUID()}`, amount, currency, details, expiresAt: databaseTimeIn(lifetime) })
        .returning({ token: sandboxInstalments.token, expiresAt: sandboxInstalments.expiresAt });
      if (row === undefined) throw new Error("The checkout was not written down.");
      return { token: row.token, expiresAt: row.expiresAt.getTime() };
    },

    async approve(token, amount, outcome) {
      const approved = await queries
        .update(sandboxInstalments)
        .set({ state: "approved", outcome })
        .where(
          and(
            eq(sandboxInstalments.token, token),
            eq(sandboxInstalments.amount, amount),
            inArray(sandboxInstalments.state, ["open", "approved"]),
            gt(sandboxInstalments.expiresAt, sql`now()`),
          ),
        )
        .returning({ token: sandboxInstalments.token });
      return approved.length > 0;
    },

    async authorise({ token, reference, amount, currency, details }) {
      const answered = await findRow(eq(sandboxInstalments.reference, reference));
      if (answered !== undefined) return toOutcome(answered);
      const row = await findRow(eq(sandboxInstalments.token, token));
      if (row?.state !== "approved" || row.outcome === null || row.expiresAt.getTime() < Date.now())
        return { type: "tokenRefused" };
      if (row.amount !== amount || row.currency !== currency || row.details !== details) return { type: "detailsMismatch" };
      if (row.outcome === "timeoutBeforeCharge") throw new GatewayUnreachable("The sandbox's instalments play dead.");
      const [paid] = await queries
        .update(sandboxInstalments)
        .set({ state: stateAfter[row.outcome], reference })
        .where(and(eq(sandboxInstalments.token, token), eq(sandboxInstalments.state, "approved")))
        .returning();
      if (row.outcome === "timeoutAfterCharge") {
        throw new GatewayUnreachable("The sandbox's instalments hold the money but do not say so.");
      }
      return paid === undefined ? { type: "tokenRefused" } : toOutcome(paid);
    },

    async capture(token) {
      if (!(await move(token, "captured"))) throw new CaptureRefused(`${token} cannot be captured.`);
    },

    async void(token) {
      if (!(await move(token, "voided"))) throw new Error(`${token} cannot be voided.`);
    },

    refund: createSandboxRefunds(database, async (transaction, token) => {
      const [row] = await transaction
        .select({ amount: sandboxInstalments.amount, currency: sandboxInstalments.currency })
        .from(sandboxInstalments)
        .where(and(eq(sandboxInstalments.token, token), eq(sandboxInstalments.state, "captured")))
        .for("update");
      return row;
    }),

    async findByReference(reference) {
      const row = await findRow(eq(sandboxInstalments.reference, reference));
      if (row === undefined) return null;
      const { token, state, amount, currency } = row;
      const known = state === "declined" || state === "open" || state === "approved" ? "refused" : state;
      return { transactionId: token, state: known, amount, currency, paidWith };
    },
  };
}

function toOutcome({ token, state }: Row): AuthoriseOutcome {
  switch (state) {
    case "authorised":
    case "captured":
      return { type: "authorised", transactionId: token, paidWith };
    case "unrecoverable":
      return { type: "unrecoverable", transactionId: token };
    case "open":
    case "approved":
    case "declined":
    case "voided":
      return { type: "declined" };
  }
}
