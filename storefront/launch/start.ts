import { buildIfStale } from "./build-if-stale.ts";

// The renderer picks React's production build by this when it is first imported.
process.env.NODE_ENV = "production";

try {
  await buildIfStale();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await import("./serve.ts");
