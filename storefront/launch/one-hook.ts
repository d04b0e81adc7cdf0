import { type Plugin, parseAst } from "vite";

/** Takes out of Downshift's module what keeps its other hooks: each names its changes on itself, which no bundler drops. */
export function withoutOtherHooks(code: string): string {
  return code.replace(/^(?!useCombobox\.)\w+\.stateChangeTypes = \S+;$/gm, "");
}

/** What the search's field takes of what the hook returns. */
export const taken: readonly string[] = ["getInputProps", "getMenuProps", "getItemProps"];

/** Of the module, what is decided while it runs although the search's field always decides it the same way. */
const statements = [
  // Types of properties are looked at in development only.
  /^var (?:\w*PropTypes|propTypes)(?:\$\d)? = (?:\{|_extends\()[\s\S]*?^\}\)?;\n/gm,
  /^import PropTypes from 'prop-types';\n/gm,
  /^ {2}validatePropTypes\$\d\([^;]*;\n/gm,
  /^ {2}useControlPropsValidator\(\{[^;]*;\n/gm,
  // Results are told by the field's own status, and it scrolls to an option by itself.
  /^ {2}useA11yMessageStatus\([^;]*;\n/gm,
  /^var (?:cleanupStatus|updateA11yStatus) = debounce\([\s\S]*?^\}, \d+\);\n/gm,
  /^ {2}scrollIntoView: scrollIntoView,\n/gm,
];

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

interface Named {
  readonly name?: string;
}

interface FunctionNode extends Node {
  readonly id: Named | null;
  readonly body: Node & { readonly body: readonly Node[] };
}

interface PropertyNode extends Node {
  readonly key: Named;
}

interface ObjectNode extends Node {
  readonly properties: readonly PropertyNode[];
}

interface CaseNode extends Node {
  readonly test: (Node & Named & { readonly property?: Named }) | null;
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === "string";

function* nodesIn(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node).flat()) if (isNode(value)) yield* nodesIn(value);
}

function functionIn(program: Node, name: string): FunctionNode {
  for (const node of nodesIn(program))
    if (node.type === "FunctionDeclaration" && (node as FunctionNode).id?.name === name) return node as FunctionNode;
  throw new Error(`Downshift has no ${name} any more.`);
}

const parsed = (code: string) => parseAst(code) as unknown as Node;

function without(code: string, nodes: readonly Node[]): string {
  let left = code;
  for (const { start, end } of [...nodes].sort((a, b) => b.start - a.start)) {
    const comma = /^\s*,/.exec(left.slice(end))?.[0].length ?? 0;
    left = left.slice(0, start) + left.slice(end + comma);
  }
  return left;
}

/** What the hook returns without being asked, with the functions behind it, and what it does at keys: none reaches it. */
function withoutUntaken(code: string): string {
  const hook = functionIn(parsed(code), "useCombobox");
  const returned = hook.body.body.at(-1) as (Node & { readonly argument?: ObjectNode }) | undefined;
  const untaken = returned?.argument?.properties?.filter(({ key }) => !taken.includes(key.name ?? "")) ?? [];
  if (untaken.length === 0) throw new Error("Downshift returns nothing that is not taken.");
  const names = new Set(untaken.map(({ key }) => key.name));
  const behind = hook.body.body.filter((node) => {
    const [declared] =
      (node as Node & { readonly declarations?: readonly { id: Named; init?: { callee?: Named } }[] }).declarations ?? [];
    return declared?.init?.callee?.name === "useCallback" && names.has(declared.id.name);
  });
  const handlers = [...nodesIn(hook)].find(
    (node) => node.type === "ObjectExpression" && (node as ObjectNode).properties.some(({ key }) => key?.name === "PageDown"),
  ) as ObjectNode | undefined;
  if (!handlers) throw new Error("Downshift handles no keys any more.");
  return without(code, [...untaken, ...behind, ...handlers.properties]);
}

/** Downshift's bundler numbers what several hooks have by the same name. */
const plainName = (name: string) => name.replace(/\$\d+$/, "");

/** Changes that nothing asks for any more, and their names. */
function withoutUnasked(code: string): string {
  const program = parsed(code);
  const asking = ["useCombobox", "useControlledReducer"].map((name) => functionIn(program, name));
  const asked = new Set(
    asking.flatMap(({ start, end }) =>
      [...code.slice(start, end).matchAll(/\btype: ([\w$]+)/g)].map(([, name = ""]) => plainName(name)),
    ),
  );
  const reducers = ["downshiftUseComboboxReducer", "downshiftCommonReducer"].map((name) => functionIn(program, name));
  const cases = reducers.flatMap((reducer) => [...nodesIn(reducer)].filter(({ type }) => type === "SwitchCase")) as CaseNode[];
  const [, types] = /^useCombobox\.stateChangeTypes = (\S+);$/m.exec(code) ?? [];
  const named = [...nodesIn(program)].find(
    (node) => node.type === "VariableDeclarator" && (node as Node & { readonly id: Named }).id.name === types,
  );
  const names = named && ([...nodesIn(named)].find(({ type }) => type === "ObjectExpression") as ObjectNode | undefined);
  if (!names) throw new Error("Downshift names no changes any more.");
  return without(code, [
    ...cases.filter(({ test }) => test && !asked.has(plainName(test.property?.name ?? test.name ?? ""))),
    ...names.properties.filter(({ key }) => key.name !== "__proto__" && !asked.has(key.name ?? "")),
  ]);
}

/** Takes out of the hook what the search's field never uses of it. */
export function asTaken(code: string): string {
  const plain = statements.reduce((left, statement) => {
    const next = left.replace(statement, "");
    if (next === left) throw new Error(`Downshift says nothing like ${statement}.`);
    return next;
  }, code);
  return withoutUnasked(withoutUntaken(plain));
}

/** Brings one hook of Downshift, `useCombobox`, as far as it is used, without the three others, which nothing here imports. */
export function oneHook(): Plugin {
  return {
    name: "one-hook",
    apply: "build",
    transform: (code, id) =>
      /\/downshift\/dist\/[^/]*\.esm\./.test(id) ? { code: asTaken(withoutOtherHooks(code)), map: null } : undefined,
  };
}
