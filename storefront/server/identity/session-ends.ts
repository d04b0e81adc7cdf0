import type { Database } from "../database/database.ts";
import { databaseTimeIn } from "../database/database-time.ts";
import { and, gt, inArray, lt, sql } from "../database/drizzle.ts";
import { sessionEnds } from "../database/schema/schema.ts";
import type { ProvenSession } from "./identity-provider.ts";

/** Milliseconds that an end is remembered: no user pool lets an id token live for longer than a day. */
const remembered = 24 * 3_600_000;

/**
 * Which sessions are over. The user pool does not renew them, but the id tokens that they have are good by themselves until they
 * run out, and nobody who was shut out may go on with one of those.
 */
export interface SessionEnds {
  /**
   * Notes that the sessions of an account which began before a moment of the user pool's clock are over, or that one session is.
   * @param whose username, or the session's id
   */
  note(whose: string, before: Date): Promise<void>;
  isOver(session: ProvenSession): Promise<boolean>;
  /** Forgets what no token can be as old as; to be called now and then. */
  forgetOld(): Promise<void>;
}

/** Ends of sessions in the shop's database, which all replicas share. */
export function createSessionEnds({ queries }: Database): SessionEnds {
  return {
    async note(whose, before) {
      await queries
        .insert(sessionEnds)
        .values({ whose, before })
        .onConflictDoUpdate({
          target: sessionEnds.whose,
          set: { before, notedAt: sql`now()` },
          setWhere: lt(sessionEnds.before, before),
        });
    },

    async isOver({ username, sessionId = username, authenticatedAt }) {
      const isTheirs = and(inArray(sessionEnds.whose, [username, sessionId]), gt(sessionEnds.before, authenticatedAt));
      const found = await queries.select({ whose: sessionEnds.whose }).from(sessionEnds).where(isTheirs);
      return found.length > 0;
    },

    async forgetOld() {
      await queries.delete(sessionEnds).where(lt(sessionEnds.notedAt, databaseTimeIn(-remembered)));
    },
  };
}
