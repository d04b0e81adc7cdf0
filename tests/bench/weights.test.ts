import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { kilobytes } from "./figure.ts";
import { codeIn, onFirstUse, trespasses } from "./forbidden-reach.ts";
import { ceilings, type PageName, routes, scriptLimits, styleLimit } from "./pages.ts";
import { type Manifest, readManifest, weighRoute } from "./route-weights.ts";

const client = fileURLToPath(new URL("../../storefront/build/client", import.meta.url));
const pages = Object.keys(routes) as PageName[];
const browsePages = ["home", "listing", "product"] as const;

describe("weights of the build", () => {
  test.each(pages)("%s loads no more JavaScript first than it may", (page) => {
    expect(kilobytes(weighRoute(client, routes[page].files).js.gzip)).toBeLessThanOrEqual(
      ceilings.script[page] ?? scriptLimits[page],
    );
  });

  test.each(pages)("%s loads no more style sheets than it may", (page) => {
    const { files, parts } = routes[page];
    expect(kilobytes(weighRoute(client, files, parts).css.gzip)).toBeLessThanOrEqual(ceilings.style[page] ?? styleLimit);
  });

  test.each(browsePages)("%s reaches nothing that arrives on first use, not even once it has come alive", (page) => {
    const { files, parts } = routes[page];
    expect(trespasses(readManifest(client), [...files, ...parts], codeIn(client))).toEqual([]);
  });

  test.each(onFirstUse)("$what is known again by its words in this build", ({ words }) => {
    const scripts = readdirSync(join(client, "assets")).filter((file) => file.endsWith(".js"));
    expect(scripts.filter((file) => words.test(codeIn(client)(`assets/${file}`)))).not.toEqual([]);
  });
});

describe("the search for what arrives on first use", () => {
  const good: Manifest = {
    "app/entry.client.tsx": { file: "assets/entry.js", imports: ["_framework.js"] },
    "app/root.tsx?__react-router-build-client-route": { file: "assets/root.js", imports: ["_framework.js"] },
    "app/routes/listing.tsx?__react-router-build-client-route": {
      file: "assets/listing.js",
      imports: ["_framework.js"],
      dynamicImports: ["app/features/catalogue/listing-page.tsx"],
    },
    "app/features/catalogue/listing-page.tsx": {
      file: "assets/listing-page.js",
      imports: ["_framework.js", "_use-tiles-DYg4Txfw.js"],
      dynamicImports: ["app/features/catalogue/listing-sheets.tsx"],
    },
    "app/features/catalogue/listing-sheets.tsx": { file: "assets/listing-sheets.js", imports: ["_Overlay-C3DEtx7p.js"] },
    "_framework.js": { file: "assets/framework.js" },
    "_use-tiles-DYg4Txfw.js": { file: "assets/use-tiles.js" },
    "_Overlay-C3DEtx7p.js": { file: "assets/Overlay-C3DEtx7p.js" },
  };
  const listing = ["routes/listing.tsx", "features/catalogue/listing-page.tsx"];
  const changed = (key: string, imports: string[]): Manifest => ({ ...good, [key]: { ...good[key]!, imports } });

  test("finds nothing where the overlay is only imported on first use", () => {
    expect(trespasses(good, listing, () => "")).toEqual([]);
  });

  test("finds the overlay when the listing imports it, directly or through another module", () => {
    const found = [{ what: "the overlay", key: "_Overlay-C3DEtx7p.js" }];
    const direct = changed("app/features/catalogue/listing-page.tsx", ["_Overlay-C3DEtx7p.js"]);
    expect(trespasses(direct, listing, () => "")).toEqual(found);
    expect(trespasses(changed("_use-tiles-DYg4Txfw.js", ["_Overlay-C3DEtx7p.js"]), listing, () => "")).toEqual(found);
  });

  test("finds what was put into a chunk of another name, by its words", () => {
    const codeOf = (file: string) => (file === "assets/framework.js" ? 'var l="DialogContent",r="radix-"+id' : "");
    expect(trespasses(good, listing, codeOf)).toEqual([
      { what: "the overlay", key: "_framework.js" },
      { what: "Radix", key: "_framework.js" },
    ]);
  });

  test.each([
    ["checkout", "app/features/checkout/payment-step.tsx"],
    ["checkout", "_use-checkout-BzkesQPi.js"],
    ["hosted card fields", "_card-fields-BzkesQPi.js"],
    ["libphonenumber", "../node_modules/libphonenumber-js/min/index.js"],
    ["Radix", "_@radix-ui_react-dialog-BzkesQPi.js"],
    ["Embla", "_embla-carousel-BzkesQPi.js"],
    ["Downshift", "_downshift.esm-BzkesQPi.js"],
    ["search", "app/features/search/search-panel.tsx"],
  ])("finds %s in %s", (what, key) => {
    const manifest = { ...changed("_use-tiles-DYg4Txfw.js", [key]), [key]: { file: "assets/x.js" } };
    expect(trespasses(manifest, listing, () => "").map((each) => each.what)).toContain(what);
  });

  test("refuses a manifest without the route instead of finding nothing", () => {
    expect(() => trespasses(good, ["routes/gone.tsx"], () => "")).toThrow("app/routes/gone.tsx");
  });
});
