import { expect, test } from "vitest";
import { calls } from "#contract/calls.ts";
import { pageSections } from "#contract/rendering.ts";
import { shopDocument } from "#contract/shop-documents.ts";
import routes from "./routes.ts";

type Route = (typeof routes)[number];
const all = (some: readonly Route[]): Route[] => some.flatMap((route) => [route, ...all(route.children ?? [])]);

test("ROUTE-22 there are exactly four page layouts", () => {
  const layouts = all(routes).filter(({ file }) => file.startsWith("shell/layouts/"));
  expect(layouts.map(({ id }) => id).sort()).toEqual([
    "authenticated-user-dashboard",
    "checkout",
    "content-builder-preview",
    "default",
  ]);
  for (const route of all(routes)) if (!layouts.includes(route)) expect(route.children ?? [], route.file).toEqual([]);
});

test("ROUTE-39 the account's frequent-flyer page is /account/qantas, named account-rewards, in the dashboard's layout", () => {
  const dashboard = all(routes).find(({ id }) => id === "authenticated-user-dashboard");
  expect(dashboard?.children).toContainEqual(expect.objectContaining({ id: "account-rewards", path: "account/qantas" }));
});

test("CONT-05 no page and no call is for staff, and who calls is a guest or a shopper", () => {
  const forStaff = /\b(admin|staff|role|employee|backoffice)/i;
  expect(all(routes).filter(({ path = "" }) => forStaff.test(path))).toEqual([]);
  for (const call of Object.values(calls)) {
    expect([call.name, forStaff.test(call.path)]).toEqual([call.name, false]);
    expect(["account", "optional", undefined]).toContain("access" in call ? call.access : undefined);
  }
});

test("an address without its country is known by what the paths of the pages begin with", () => {
  const sections = all(routes).flatMap(({ path }) => (path === undefined || path === "*" ? [] : path.split("/", 1)));
  expect([...new Set(sections)].sort()).toEqual([...pageSections]);
});

/** Pages that show what a document says, at the path that it says. */
const ofDocuments = new Set(["content", "listing", "product", "store"].map((page) => `pages/${page}/route.tsx`));

test("no document takes the path of a page that the shop draws by itself", () => {
  const ownPaths = all(routes).flatMap(({ path, file }) => (path === undefined || ofDocuments.has(file) ? [] : `/${path}`));
  const free = ownPaths.filter((path) => {
    const id = path.replaceAll(/:\w+/g, "1");
    return shopDocument.safeParse({ kind: "redirect", id, to: "/" }).success;
  });
  expect(free, "name these among the sections in storefront/contract/shop-documents.ts").toEqual([]);
});
