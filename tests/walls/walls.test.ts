import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { folderCircles, moduleCircles } from "./circles.ts";
import { cruiseHouse, type Findings } from "./cruise.ts";
import { featureOrder, foldersWithoutCircles, rooms, withoutCircles } from "./house.ts";
import { arrows, isOutOfPlace } from "./rules.ts";

const minutes = 60_000;
const root = fileURLToPath(new URL("../..", import.meta.url));
const nameOf = ({ name }: { name?: string }) => name ?? "";

describe("the house's walls", () => {
  let found: Findings;
  beforeAll(async () => {
    found = await cruiseHouse(root, Object.keys(rooms), arrows);
  }, 5 * minutes);

  test.each(Object.keys(rooms))("%s is read", (room) => {
    expect(found.files.some((file) => file.startsWith(`${room}/`))).toBe(true);
  });

  test.each(arrows.map(nameOf))("%s", (rule) => {
    expect(found.broken.get(rule) ?? []).toEqual([]);
  });

  test("every file of the app lies on a floor, and every feature has its place in the order", () => {
    expect(found.files.filter(isOutOfPlace)).toEqual([]);
  });

  test("no module reaches itself through others", () => {
    expect(moduleCircles(found.running, withoutCircles)).toEqual([]);
  });

  test("no folder reaches itself through others", () => {
    expect(folderCircles(found.running, foldersWithoutCircles)).toEqual([]);
  });
});

/** A small house that breaks each rule once, with what breaks it; each feature names the one after it. */
const house: Readonly<Record<string, string>> = {
  "storefront/package.json": '{ "type": "module", "imports": { "#server/*": "./server/*", "#app/*": "./app/*" } }',
  "tokens/colour.ts": 'import "../storefront/domain/money.ts";',
  "design-system/src/button/Button.tsx":
    'import { useStore } from "react-redux";\nexport const Button = () => <p>Take an import?{useStore()}</p>;',
  "design-system/src/badge/Badge.tsx": 'export { isNew } from "../../../storefront/domain/money.ts";',
  "storefront/domain/money.ts": 'import type { Call } from "../contract/call.ts";\nexport const isNew: Call = true;',
  "storefront/contract/call.ts": 'import type { App } from "#server/app.ts";\nexport type Call = App;\nexport const call = {};',
  "storefront/merchandising/listings.ts": 'export * from "../server/app.ts";',
  "storefront/catalogue/goods.ts": 'export * from "../server/app.ts";',
  "storefront/worker/worker.ts": 'import "../server/mail/send.ts";',
  "storefront/launch/start.ts": 'import "../app/root.tsx";',
  "storefront/server/app.ts": 'export type App = 1;\nexport const page = () => import("#app/entry.server.tsx");',
  "storefront/server/database/schema.ts": 'import type { Order } from "../orders/order.ts";\nexport type Row = Order;',
  "storefront/server/orders/order.ts": "export interface Order {}",
  "storefront/server/orders/place.ts": 'import "../mail/send.ts";',
  "storefront/server/mail/send.ts": "export const send = 1;",
  "storefront/server/mail/confirm.ts": 'import { total } from "../orders/sums/total.ts";\nexport const line = total;',
  "storefront/server/orders/sums/total.ts": "export const total = 1;",
  "storefront/app/entry.server.tsx": 'import { Header } from "./shell/header/header.tsx";\nexport const Page = () => <Header />;',
  "storefront/app/root.tsx": 'import { Home } from "./pages/home/route.tsx";\nexport const Root = () => <Home />;',
  "storefront/app/shell/header/header.tsx": 'import "../../features/cart/cart.ts";\nexport const Header = () => null;',
  "storefront/app/pages/home/route.tsx":
    'import "../listing/view.tsx";\nimport { call } from "../../../contract/call.ts";\nimport type {} from "../../../server/app.ts";\nexport const Home = () => call;',
  "storefront/app/pages/listing/view.tsx":
    'import type { Header } from "../../shell/header/header.tsx";\nexport type V = Header;',
  "storefront/app/features/cart/cart.ts": 'import "./total.ts";\nimport "../shop/shop.ts";\nexport type Cart = 1;',
  "storefront/app/features/cart/total.ts": 'export * from "./cart.ts";',
  "storefront/app/features/shop/shop.ts": 'import type { V } from "../../pages/listing/view.tsx";\nexport type Shop = V;',
  "storefront/app/features/novelties/tile.tsx": "export const Tile = () => null;",
  "storefront/app/platform/store/hooks.ts":
    'import type { Cart } from "../../features/cart/cart.ts";\nimport "./hooks.test.ts";\nexport type State = Cart;',
  "storefront/app/platform/store/hooks.test.ts": 'import "../../features/cart/cart.ts";',
  "stories/button.tsx": 'import "../storefront/server/app.ts";\nimport "../storefront/app/platform/store/hooks.test.ts";',
};

const follower = (feature: string | undefined) => `storefront/app/features/${feature}/follower.ts`;
const followers = featureOrder.map((feature, place) => ({ feature, file: follower(feature), next: featureOrder[place + 1] }));

const expected: Readonly<Record<string, string[]>> = {
  "tokens imports only what is below it": ["tokens/colour.ts → storefront/domain/money.ts"],
  "design-system imports only what is below it": ["design-system/src/badge/Badge.tsx → storefront/domain/money.ts"],
  "storefront/domain imports only what is below it": ["storefront/domain/money.ts → storefront/contract/call.ts"],
  "storefront/contract imports only what is below it": ["storefront/contract/call.ts → storefront/server/app.ts"],
  "storefront/merchandising imports only what is below it": ["storefront/merchandising/listings.ts → storefront/server/app.ts"],
  "storefront/catalogue imports only what is below it": ["storefront/catalogue/goods.ts → storefront/server/app.ts"],
  "storefront/worker imports only what is below it": ["storefront/worker/worker.ts → storefront/server/mail/send.ts"],
  "storefront/server imports only what is below it": ["storefront/server/app.ts → storefront/app/entry.server.tsx"],
  "storefront/launch imports only what is below it": ["storefront/launch/start.ts → storefront/app/root.tsx"],
  "storefront/app imports only what is below it": ["storefront/app/pages/home/route.tsx → storefront/server/app.ts"],
  "stories imports only what is below it": ["stories/button.tsx → storefront/server/app.ts"],
  "shell imports only the floors below it": ["storefront/app/root.tsx → storefront/app/pages/home/route.tsx"],
  "pages imports only the floors below it": ["storefront/app/pages/listing/view.tsx → storefront/app/shell/header/header.tsx"],
  "features imports only the floors below it": ["storefront/app/features/shop/shop.ts → storefront/app/pages/listing/view.tsx"],
  "platform imports only the floors below it": ["storefront/app/platform/store/hooks.ts → storefront/app/features/cart/cart.ts"],
  ...Object.fromEntries(
    followers.map(({ feature, file, next }) => [
      `the feature ${feature} imports only those before it`,
      [`${file} → ${follower(next)}`],
    ]),
  ),
  "a page imports no other page": ["storefront/app/pages/home/route.tsx → storefront/app/pages/listing/view.tsx"],
  "the browser takes only types from the contract, so that no schema reaches it": [
    "storefront/app/pages/home/route.tsx → storefront/contract/call.ts",
  ],
  "the database knows no service that keeps its rows there": [
    "storefront/server/database/schema.ts → storefront/server/orders/order.ts",
  ],
  "the design system knows neither the store nor the router": ["design-system/src/button/Button.tsx → react-redux"],
  "what ships imports no test": ["storefront/app/platform/store/hooks.ts → storefront/app/platform/store/hooks.test.ts"],
  "stories import no test": ["stories/button.tsx → storefront/app/platform/store/hooks.test.ts"],
};

describe("a house that breaks each rule once", () => {
  const folder = mkdtempSync(join(tmpdir(), "walls-"));
  let found: Findings;
  beforeAll(async () => {
    const following = followers.map(
      ({ file, next }) => [file, next ? `export type * from "../${next}/follower.ts";` : ""] as const,
    );
    const files = [...Object.entries(house), ...following];
    for (const [file, text] of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    found = await cruiseHouse(folder, Object.keys(rooms), arrows);
  }, minutes);
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(arrows.map(nameOf))("%s", (rule) => {
    expect(found.broken.get(rule)).toEqual(expected[rule]);
  });

  test("a module that reaches itself through another is seen, and one that needs no more than a type of it is not", () => {
    expect(moduleCircles(found.running, withoutCircles)).toEqual([
      "storefront/app/features/cart/cart.ts → storefront/app/features/cart/total.ts → storefront/app/features/cart/cart.ts",
    ]);
  });

  test("a folder that reaches itself through a part of another is seen", () => {
    expect(folderCircles(found.running, foldersWithoutCircles)).toEqual([
      "storefront/server/mail → storefront/server/orders → storefront/server/mail",
    ]);
  });

  test("a feature without a place in the order is seen", () => {
    expect(found.files.filter(isOutOfPlace)).toEqual(["storefront/app/features/novelties/tile.tsx"]);
  });
});
