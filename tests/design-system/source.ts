import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync } from "vite";

const root = fileURLToPath(new URL("../../design-system/src", import.meta.url));

/** A node of the syntax tree, as ESTree with TypeScript's additions has it. */
export interface Node {
  type: string;
  start: number;
  end: number;
  // biome-ignore lint/suspicious/noExplicitAny: the fields depend on the type, which every reader of one has just asked for.
  [field: string]: any;
}

interface Declared {
  /** What is declared: a function, an interface, the value of a constant. */
  node: Node;
  documented: boolean;
}

/** One source file, read. */
interface Source {
  declared: Map<string, Declared>;
  /** Where a name comes from that is not declared here. */
  imported: Map<string, { file: string; name: string }>;
  isDocumented(node: Node): boolean;
}

const sources = new Map<string, Source>();

/** Parses a file, once. */
function read(file: string): Source {
  const known = sources.get(file);
  if (known) return known;
  const text = readFileSync(file, "utf8");
  const { program, comments, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const docstrings = comments.filter(({ type, value }) => type === "Block" && value.startsWith("*") && value.trim() !== "*");
  const isDocumented = ({ start }: Node) =>
    docstrings.some((comment) => comment.end <= start && text.slice(comment.end, start).trim() === "");
  const source: Source = { declared: new Map(), imported: new Map(), isDocumented };
  for (const statement of program.body as unknown as Node[]) collect(file, statement, source);
  sources.set(file, source);
  return source;
}

function collect(file: string, statement: Node, { declared, imported, isDocumented }: Source): void {
  if (statement.type === "ImportDeclaration" || (statement.type === "ExportNamedDeclaration" && statement.source)) {
    const from: string = statement.source.value;
    if (!/^\..*\.tsx?$/.test(from)) return;
    for (const { type, imported: theirs, local, exported } of statement.specifiers as Node[]) {
      if (type === "ImportSpecifier") imported.set(local.name, { file: join(dirname(file), from), name: theirs.name });
      if (type === "ExportSpecifier") imported.set(exported.name, { file: join(dirname(file), from), name: local.name });
    }
    return;
  }
  const declaration: Node = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
  const documented = isDocumented(statement);
  if (declaration?.type === "VariableDeclaration") {
    for (const { id, init } of declaration.declarations as Node[]) if (init) declared.set(id.name, { node: init, documented });
  } else if (declaration?.id) {
    declared.set(declaration.id.name, { node: declaration, documented });
  }
}

/** Finds what a name stands for in a file, through imports and re-exports. */
function find(file: string, name: string): (Declared & { file: string }) | undefined {
  const source = read(file);
  const own = source.declared.get(name);
  if (own) return { ...own, file };
  const from = source.imported.get(name);
  return from && find(from.file, from.name);
}

/** Types that pass on the members of what they are given. */
const transparent = new Set(["Omit", "Pick", "Partial", "Required", "Readonly"]);

export interface Member {
  name: string;
  /** The folder whose file declares it: props may come from elsewhere. */
  folder: string;
  documented: boolean;
}

/** The members that the design system itself declares in a type: its own, those it extends, intersects and chooses from. */
function members(file: string, type: Node | undefined, seen = new Set<Node>()): Member[] {
  if (!type || seen.has(type)) return [];
  seen.add(type);
  const into = (next: Node | undefined) => members(file, next, seen);
  switch (type.type) {
    case "TSInterfaceDeclaration":
      return [
        ...type.extends.flatMap((base: Node) => referred(file, base.expression, base.typeArguments, seen)),
        ...into(type.body),
      ];
    case "TSTypeAliasDeclaration":
    case "TSParenthesizedType":
      return into(type.typeAnnotation);
    case "TSInterfaceBody":
      return type.body.flatMap(into);
    case "TSTypeLiteral":
      return type.members.flatMap(into);
    case "TSIntersectionType":
    case "TSUnionType":
      return type.types.flatMap(into);
    case "TSTypeReference":
      return referred(file, type.typeName, type.typeArguments, seen);
    case "TSPropertySignature":
    case "TSMethodSignature":
      return [
        {
          name: type.key.name ?? type.key.value,
          folder: basename(dirname(file)),
          documented: read(file).isDocumented(type),
        },
      ];
    default:
      return [];
  }
}

function referred(file: string, name: Node, parameters: Node | undefined, seen: Set<Node>): Member[] {
  if (transparent.has(name.name)) return members(file, parameters?.params[0], seen);
  const target = find(file, name.name);
  return target ? members(target.file, target.node, seen) : [];
}

/** The function behind an export: itself, an arrow, or what a wrapper (`memo`) is given. */
function functionOf(file: string, node: Node): Node | undefined {
  if (/Function/.test(node.type)) return node;
  const [inner] = (node.type === "CallExpression" && node.arguments) || [];
  if (inner?.type === "Identifier") {
    const target = find(file, inner.name);
    return target && functionOf(target.file, target.node);
  }
  return inner && functionOf(file, inner);
}

/** Something that a folder of the design system exports. */
export interface PublicName {
  folder: string;
  name: string;
  kind: "component" | "function" | "type" | "value";
  documented: boolean;
  /** Props of a component, members of a type. */
  members: Member[];
}

/** Everything that the design system's folders export, as their `index.ts` say. */
export function publicNames(): PublicName[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: folder }) => {
      const door = join(root, folder, "index.ts");
      const names = readdirSync(join(root, folder)).includes("index.ts") ? [...read(door).imported.keys()] : [];
      return names.flatMap((name) => told(folder, door, name) ?? []);
    });
}

function told(folder: string, door: string, name: string): PublicName | undefined {
  const target = find(door, name);
  if (!target) return undefined;
  const { file, node, documented } = target;
  if (/^TS(Interface|TypeAlias)/.test(node.type)) return { folder, name, kind: "type", documented, members: members(file, node) };
  const body = functionOf(file, node);
  if (!body) return { folder, name, kind: "value", documented, members: [] };
  const isComponent = /^[A-Z]/.test(name);
  const props = isComponent ? members(file, body.params[0]?.typeAnnotation?.typeAnnotation) : [];
  return { folder, name, kind: isComponent ? "component" : "function", documented, members: props };
}
