import { type Plugin, parseAst } from "vite";

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === "string";

function* nodesIn(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node).flat()) if (isNode(value)) yield* nodesIn(value);
}

interface Naming extends Node {
  readonly callee: { readonly type: string; readonly name?: string };
  readonly arguments: readonly [Node, Node];
}

const isNaming = (node: Node): node is Naming =>
  node.type === "CallExpression" && (node as Naming).callee.name === "__name" && (node as Naming).arguments.length === 2;

/**
 * Takes the calls out of a module that tell a function its name. esbuild writes them for developer tools, as
 * `__name(open, "open")`: each keeps a function that nobody uses, and each is a name that no shopper reads.
 */
export function withoutNames(code: string): string {
  const cuts = [...nodesIn(parseAst(code) as unknown as Node)].filter(isNaming).flatMap((call) => [
    { start: call.start, end: call.arguments[0].start, text: "(" },
    { start: call.arguments[0].end, end: call.end, text: ")" },
  ]);
  let left = code;
  for (const { start, end, text } of cuts.sort((a, b) => b.start - a.start)) left = left.slice(0, start) + text + left.slice(end);
  return left;
}

/** Leaves functions of libraries without the names that their builds gave them again. */
export function nameless(): Plugin {
  return {
    name: "nameless",
    apply: "build",
    transform: (code, id) =>
      id.includes("/node_modules/") && code.includes("__name(") ? { code: withoutNames(code), map: null } : undefined,
  };
}
