import { parseSync } from "vite";

/** A regular expression as a source file writes it. */
export interface Pattern {
  readonly file: string;
  readonly line: number;
  /** Undefined when it is put together from what the sources do not say. */
  readonly source: string | undefined;
  readonly flags: string;
}

export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";

function* nodesIn(value: unknown): Generator<Node> {
  if (isNode(value)) yield value;
  if (typeof value !== "object" || value === null || value instanceof RegExp) return;
  for (const inner of Object.values(value)) yield* nodesIn(inner);
}

/**
 * Every regular expression of some files: literals, and those made by `RegExp` from texts and constants that the files hold.
 * One made again from another's `source` is that one, which has been read where it stands.
 */
export function patternsOf(files: readonly SourceFile[]): Pattern[] {
  const parsed = files.map((file) => ({ ...file, nodes: [...nodesIn(parseSync(file.path, file.text).program)] }));
  const everywhere = constantsIn(parsed.flatMap(({ nodes }) => nodes));
  return parsed.flatMap(({ path, text, nodes }) => {
    const here = constantsIn(nodes);
    const named = (name: string) => (here.has(name) ? here.get(name) : everywhere.get(name));
    return nodes.flatMap((node) => {
      const found = literalOf(node) ?? madeBy(node, named);
      return found ? [{ ...found, file: path, line: text.slice(0, node.start).split("\n").length }] : [];
    });
  });
}

/** What a name stands for; undefined when that cannot be told. */
type Named = (name: string) => Node | undefined;

/** The variables that some nodes declare. Two of one name are neither, since nobody can tell here which is meant. */
function constantsIn(nodes: readonly Node[]): ReadonlyMap<string, Node | undefined> {
  const constants = new Map<string, Node | undefined>();
  for (const { type, id, init } of nodes) {
    if (type !== "VariableDeclarator" || !isNode(id) || !isNode(init) || typeof id.name !== "string") continue;
    constants.set(id.name, constants.has(id.name) ? undefined : init);
  }
  return constants;
}

type Found = Pick<Pattern, "source" | "flags">;

function literalOf(node: Node): Found | undefined {
  const { pattern, flags } = (node.regex ?? {}) as { pattern?: string; flags?: string };
  return pattern === undefined ? undefined : { source: pattern, flags: flags ?? "" };
}

function madeBy(node: Node, named: Named): Found | undefined {
  const { type, callee } = node;
  if ((type !== "NewExpression" && type !== "CallExpression") || !isNode(callee) || callee.name !== "RegExp") return undefined;
  const [made, flags] = node.arguments as Node[];
  if (made?.type === "MemberExpression" && (made.property as Node).name === "source") return undefined;
  return { source: textOf(made, named), flags: textOf(flags, named) ?? "" };
}

function textOf(node: Node | undefined, named: Named): string | undefined {
  if (node?.type === "Literal") return literalOf(node)?.source ?? String(node.value);
  if (node?.type === "Identifier") return textOf(named(String(node.name)), named);
  if (node?.type !== "TemplateLiteral") return undefined;
  const values = (node.expressions as Node[]).map((expression) => textOf(expression, named));
  if (values.includes(undefined)) return undefined;
  return (node.quasis as { value: { cooked: string } }[]).map(({ value }, i) => value.cooked + (values[i] ?? "")).join("");
}
