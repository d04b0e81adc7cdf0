import { createHash } from "node:crypto";
import type { Database } from "../../database/database.ts";
import { databaseTimeIn } from "../../database/database-time.ts";
import { eq, lt, sql } from "../../database/drizzle.ts";
import { poolAttempts } from "../../database/schema/schema.ts";

/** How often something may be tried before it is put off, and for how long. */
export interface BackOff {
  /** Attempts that are taken one after the other. */
  readonly free: number;
  /** Seconds to wait after them; it doubles with each further attempt. */
  readonly firstWait: number;
}

/** Seconds of the longest wait. */
const longestWait = 15 * 60;
/** Seconds after which attempts are forgotten: twice the longest wait, or who has sat that out would begin anew each time. */
const window = 2 * longestWait;

/** Counts attempts at what must not be guessed or overdone. The count is the database's, shared by all replicas. */
export interface Attempts {
  /**
   * Counts an attempt before anybody looks whether it is right, so that many at once are counted too.
   * @returns false when it comes too early; then it does not count
   */
  take(target: string, backOff: BackOff): Promise<boolean>;
  /** To be called when an attempt was right. */
  forget(target: string): Promise<void>;
  /** Forgets what no longer counts; to be called now and then. */
  forgetOld(): Promise<void>;
}

/** Counts attempts in the pool's database, by its clock, so that all servers count together. */
export function createAttempts(database: Database): Attempts {
  return {
    async take(target, { free, firstWait }) {
      const isOld = sql`${poolAttempts.lastAt} < ${databaseTimeIn(-window * 1000)}`;
      const count = sql<number>`case when ${isOld} then 1 else ${poolAttempts.attempts} + 1 end`;
      const waitAfter = (attempts: ReturnType<typeof sql>) => sql`case when (${attempts}) < ${free}::int then null
        else now() + make_interval(secs => least(${firstWait}::float8 * power(2, least((${attempts}) - ${free}::int, 20)), ${longestWait})) end`;
      const taken = await database.queries
        .insert(poolAttempts)
        .values({ target: digest(target), attempts: 1, blockedUntil: waitAfter(sql`1`) })
        .onConflictDoUpdate({
          target: poolAttempts.target,
          set: { attempts: count, blockedUntil: waitAfter(count), lastAt: sql`now()` },
          setWhere: sql`${poolAttempts.blockedUntil} is null or ${poolAttempts.blockedUntil} <= clock_timestamp()`,
        })
        .returning({ attempts: poolAttempts.attempts });
      return taken.length > 0;
    },

    async forget(target) {
      await database.queries.delete(poolAttempts).where(eq(poolAttempts.target, digest(target)));
    },

    async forgetOld() {
      await database.queries.delete(poolAttempts).where(lt(poolAttempts.lastAt, databaseTimeIn(-window * 1000)));
    },
  };
}

/** Which addresses are tried is nobody's to read in this table. */
function digest(target: string): string {
  return createHash("sha256").update(target).digest("base64url");
}
