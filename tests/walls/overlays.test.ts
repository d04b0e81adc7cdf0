import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const app = fileURLToPath(new URL("../../storefront/app", import.meta.url));
const filesWith = (words: RegExp) =>
  globSync("**/*.{ts,tsx}", { cwd: app })
    .filter((file) => words.test(readFileSync(join(app, file), "utf8")))
    .sort();

/** Which of the design system's panels a file draws. */
const drawsPanel = /^import \{[^}]*\b(?:Overlay|MobileMenu|SearchOverlay)\b[^}]*\} from "@tread\/design-system\//m;

test("every panel over a page has a history entry that Back leaves: its own, or that of the host that opens it", () => {
  const host = readFileSync(join(app, "shell/overlays/overlays.ts"), "utf8");
  const hosted = [...host.matchAll(/import\("([^"]+)"\)/g)].map(([, file = ""]) => join("shell/overlays", file));
  // The host opens the cart with what the checkout knows of it.
  const panels = hosted.map((file) => (file.endsWith("/cart-with-checkout.tsx") ? "features/cart/cart-overlay.tsx" : file));
  expect(filesWith(drawsPanel)).toEqual([...panels, "features/shop/shop-overlay.tsx"].sort());
  expect(filesWith(/\buseOverlayEntry\(open/)).toEqual([
    "features/shop/shop-overlay.tsx",
    "platform/routing/overlay-entry.ts",
    "shell/overlays/overlay-host.tsx",
  ]);
  // What is no panel of the design system has its entry by itself.
  expect(filesWith(/\.showModal\(/)).toEqual(filesWith(/= overlayEntry\(/));
});
