import { sql } from "./drizzle.ts";

/** A moment from now (milliseconds) on the database's own clock, the one that all replicas share; to be reckoned with as one value. */
export const databaseTimeIn = (milliseconds: number) =>
  sql`(now() + make_interval(secs => ${milliseconds / 1000}::double precision))`;
