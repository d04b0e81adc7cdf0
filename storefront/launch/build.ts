import { buildIfStale } from "./build-if-stale.ts";

try {
  await buildIfStale({ force: process.argv.includes("--force") });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
