import { PGlite, type PGliteOptions } from "@electric-sql/pglite";

/**
 * Settings of every start of the embedded database. PGlite fills its buffers when it starts, all 128 MB that PostgreSQL
 * takes unless told otherwise, while the whole database of a shop with 10,000 orders has 12 MB. Of its log it would keep a gigabyte.
 */
export const pgliteSettings: PGliteOptions = {
  startParams: [
    ...PGlite.defaultStartParams,
    ...["-c", "shared_buffers=16MB"],
    ...["-c", "max_wal_size=64MB"],
    ...["-c", "min_wal_size=32MB"],
  ],
};
