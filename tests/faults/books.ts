import { openDatabase } from "@tread/storefront/server/database/open-database.ts";

/** Looks into the database past the shop, to see what is really there. */
export interface Books {
  count(table: "orders" | "payments" | "sandbox_transactions" | "outbox_mails" | "placements", where?: string): Promise<number>;
  left(variantId: string): Promise<number>;
  run(statement: string): Promise<void>;
  close(): Promise<void>;
}

export async function openBooks(databaseUrl: string): Promise<Books> {
  const database = await openDatabase({ databaseUrl, poolSize: 2 });
  const read = async (statement: string): Promise<number> => {
    const { rows } = (await database.queries.execute(statement)) as unknown as { rows: { n: number }[] };
    if (rows[0] === undefined) throw new Error(`Nothing found by: ${statement}`);
    return rows[0].n;
  };
  return {
    count: (table, where = "true") => read(`select count(*)::int as n from ${table} where ${where}`),
    left: (variantId) => read(`select qty as n from stock where country = 'nz' and variant_id = '${variantId}'`),
    async run(statement) {
      for (const part of statement.split(";")) await database.queries.execute(part);
    },
    close: () => database.close(),
  };
}
