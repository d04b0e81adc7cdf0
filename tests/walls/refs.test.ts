import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync } from "vite";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const isComponentOrHook = (name: string) => /^(?:use)?[A-Z]/.test(name);

interface Node {
  type: string;
  start: number;
  // biome-ignore lint/suspicious/noExplicitAny: the fields depend on the type, which every reader of one has just asked for.
  [field: string]: any;
}

/** Hooks that call what they are given while the component renders. */
const callAtOnce = ["useMemo", "useState", "useReducer"];

/** Where a component or a hook sets or reads a ref while it renders, and not in a function that runs later. */
function refsWhileRendering(text: string): number[] {
  const found = new Set<number>();
  const refs = new Set<string>();
  const visit = (node: unknown, rendering: boolean, name: string): void => {
    if (Array.isArray(node)) for (const each of node) visit(each, rendering, name);
    if (typeof node !== "object" || node === null || !("type" in node)) return;
    const { type, ...fields } = node as Node;
    const isFunction = type === "FunctionDeclaration" || type === "FunctionExpression" || type === "ArrowFunctionExpression";
    const inside = isFunction ? isComponentOrHook(fields.id?.name ?? name) || (rendering && name === "at once") : rendering;
    if (type === "VariableDeclarator" && fields.init?.callee?.name === "useRef") refs.add(fields.id.name);
    const target = type === "AssignmentExpression" ? fields.left : (node as Node);
    const isRead = refs.has(target.object?.name) && target !== fields.left;
    if (inside && target.type === "MemberExpression" && target.property.name === "current" && (isRead || fields.left)) {
      found.add(text.slice(0, fields.start).split("\n").length);
    }
    const next = callAtOnce.includes(fields.callee?.name) ? "at once" : "";
    for (const value of Object.values(fields))
      visit(value, inside, type === "VariableDeclarator" ? (fields.id.name ?? "") : next);
  };
  visit(parseSync("read.tsx", text).program, false, "");
  return [...found];
}

test("a ref that is set or read while a component renders is found, and one that is set or read later is not", () => {
  expect(
    refsWhileRendering(`function Field({ onChange }) {
      const latest = useRef(onChange);
      latest.current = onChange;
      useEffect(() => {
        latest.current = onChange;
      });
    }
    const useLatest = (value) => {
      const latest = useRef(value);
      if (value) latest.current = value;
    };
    function remember(ref, value) {
      ref.current = value;
    }
    function Row({ start }) {
      const first = useRef(start);
      const latest = useRef(start);
      const options = useMemo(
        () => ({ start: first.current, ask: () => latest.current }),
        [],
      );
      return first.current ? <i ref={latest} onClick={() => latest.current} /> : null;
    }`),
  ).toEqual([3, 10, 19, 22]);
});

test("no component and no hook sets or reads a ref while it renders: React may render what it never shows", () => {
  const files = globSync(["design-system/src/**/*.{ts,tsx}", "storefront/app/**/*.{ts,tsx}"], { cwd: root });
  const breaches = files.flatMap((file) =>
    refsWhileRendering(readFileSync(join(root, file), "utf8")).map((line) => `${file}:${line}`),
  );
  expect(breaches).toEqual([]);
});
