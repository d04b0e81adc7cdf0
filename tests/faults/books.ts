import { openDatabase } from "@tread/storefront/server/database/open-database.ts";

/** Looks into the database past the shop, to see what is really there. */
export interface Books {
  count(
    table:
      | "orders"
      | "payments"
      | "sandbox_transactions"
      | "outbox_mails"
      | "placements"
      | "returns"
      | "refunds"
      | "sandbox_refunds"
      | "reminders"
      | "gift_cards"
      | "vouchers",
    where?: string,
  ): Promise<number>;
  left(variantId: string): Promise<number>;
  /** Pieces of a variant that a store has. */
  inStore(erpStoreId: string, variantId: string): Promise<number>;
  /** Cents on a gift voucher. */
  onVoucher(code: string): Promise<number>;
  /** How often an offer has been taken. */
  promotionUses(promotionId: string): Promise<number>;
  /** Cents that the gateway has taken. */
  taken(): Promise<number>;
  /** Points on a frequent-flyer membership. */
  points(memberId: string): Promise<number>;
  run(statement: string): Promise<void>;
  /** How many connections wait for what another one holds. */
  waiting(): Promise<number>;
  /** How many connections the shop has to this database. */
  shopConnections(): Promise<number>;
  /** Cuts up to so many of them. @returns how many */
  loseShopConnections(most: number): Promise<number>;
  close(): Promise<void>;
}

const shopConnections = `(select pid from pg_stat_activity
  where datname = current_database() and application_name = 'tread-and-thread') as connections`;

/** Opens the books of a shop beside it, by a connection that is not the shop's. */
export async function openBooks(databaseUrl: string): Promise<Books> {
  const database = await openDatabase({ databaseUrl: `${databaseUrl}?application_name=books`, poolSize: 2 });
  const read = async (statement: string): Promise<number> => {
    const { rows } = (await database.queries.execute(statement)) as unknown as { rows: { n: number }[] };
    if (rows[0] === undefined) throw new Error(`Nothing found by: ${statement}`);
    return rows[0].n;
  };
  return {
    count: (table, where = "true") => read(`select count(*)::int as n from ${table} where ${where}`),
    left: (variantId) => read(`select qty as n from stock where country = 'nz' and variant_id = '${variantId}'`),
    inStore: (erpStoreId, variantId) =>
      read(
        `select qty as n from store_stock where country = 'nz' and erp_store_id = '${erpStoreId}' and variant_id = '${variantId}'`,
      ),
    onVoucher: (code) => read(`select balance::int as n from vouchers where country = 'nz' and code = '${code}'`),
    promotionUses: (id) => read(`select used as n from promotion_uses where country = 'nz' and promotion_id = '${id}'`),
    taken: () => read("select coalesce(sum(amount), 0)::float8 as n from sandbox_transactions where state = 'captured'"),
    points: (memberId) => read(`select points::int as n from loyalty_members where member_id = '${memberId}'`),
    async run(statement) {
      for (const part of statement.split(";")) await database.queries.execute(part);
    },
    waiting: () =>
      read("select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"),
    shopConnections: () => read(`select count(*)::int as n from ${shopConnections}`),
    loseShopConnections: (most) =>
      read(
        `select count(pg_terminate_backend(pid))::int as n from
         (select pid from ${shopConnections} order by random() limit ${most}) as victims`,
      ),
    close: () => database.close(),
  };
}
