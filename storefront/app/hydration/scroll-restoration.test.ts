import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { placeScript } from "./scroll-restoration.tsx";

const key = "react-router-scroll-positions";

/** Runs the script as a page does whose history and storage are these, and lists where it scrolled to. */
function run(state: { key?: string } | null, sessionStorage: object) {
  const scrolls: number[][] = [];
  const history = {
    state,
    replaceState(next: { key: string }) {
      history.state = next;
    },
  };
  new Function("history", "sessionStorage", "scrollTo", placeScript)(history, sessionStorage, (...to: number[]) =>
    scrolls.push(to),
  );
  return { scrolls, state: history.state };
}

test("a page that is loaded again stands where it was left", () => {
  expect(run({ key: "a" }, { [key]: JSON.stringify({ a: 1500, b: 20 }) }).scrolls).toEqual([[0, 1500]]);
});

test("a page that was never left stays at its top, and gets a name of its own", () => {
  const { scrolls, state } = run(null, { [key]: JSON.stringify({ default: 1500 }) });
  expect(scrolls).toEqual([]);
  expect(state?.key).toMatch(/^\w{4,}$/);
});

test.each([
  ["nothing was kept", {}],
  ["what was kept is no JSON", { [key]: "{" }],
  ["what was kept is no place", { [key]: '{"a":"far"}' }],
])("stays at its top when %s", (_, storage) => {
  expect(run({ key: "a" }, storage).scrolls).toEqual([]);
});

test("stays at its top where the browser keeps nothing", () => {
  const blocked = new Proxy(
    {},
    {
      get: () => {
        throw new DOMException("blocked", "SecurityError");
      },
    },
  );
  expect(run({ key: "a" }, blocked).scrolls).toEqual([]);
});

test("the router keeps places under the name that is read here", () => {
  const router = new URL("../../node_modules/react-router/dist/production/lib/dom/lib.js", import.meta.url);
  expect(readFileSync(fileURLToPath(router), "utf8")).toContain(`SCROLL_RESTORATION_STORAGE_KEY = "${key}"`);
});
