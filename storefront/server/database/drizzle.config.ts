import { defineConfig } from "drizzle-kit";

/** `drizzle-kit generate --config server/database/drizzle.config.ts`, run from the storefront, writes the next migration. */
export default defineConfig({
  dialect: "postgresql",
  schema: "./server/database/schema/schema.ts",
  out: "./server/database/migrations",
});
