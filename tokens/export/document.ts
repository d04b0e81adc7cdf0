import { isToken, type TokenTree } from "../build/token-tree.ts";
import { shapes } from "./shapes.ts";

/** A token of a DTCG document, its references followed. */
export interface DocumentToken {
  readonly path: string[];
  readonly type: string;
  readonly value: unknown;
  /** The value as it stands in the document. */
  readonly written: unknown;
  readonly description?: string;
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/** What a document says, and every way in which it breaks the format. */
export interface ReadDocument {
  readonly tokens: readonly DocumentToken[];
  /** In sentences that begin with the token's path. */
  readonly problems: readonly string[];
}

/** A node as it stands, with the type that its groups hand down. */
interface Node {
  readonly path: string[];
  readonly token: TokenTree & { $value: unknown };
  readonly inherited: string | undefined;
}

const tokenKeys = ["$value", "$type", "$description", "$extensions", "$deprecated"];
const groupKeys = ["$type", "$description", "$extensions", "$deprecated"];
const reference = /^\{([^{}]+)\}$/;

/** Reads a DTCG document without the help of Style Dictionary, as a design tool would. */
class Reader {
  readonly problems: string[] = [];
  private readonly nodes = new Map<string, Node>();

  constructor(document: TokenTree) {
    this.walk(document, [], undefined);
  }

  read(): ReadDocument {
    const tokens = [...this.nodes].map(([name, node]): DocumentToken => {
      const type = this.typeOf(name, []);
      const value = this.follow(node.token.$value, name, [name]);
      if (type === undefined) this.problems.push(`${name} has no type.`);
      else if (!shapes[type]) this.problems.push(`${name} has a type that does not exist, "${type}".`);
      else if (!shapes[type](value)) this.problems.push(`${name} is no ${type}.`);
      const { $description, $extensions } = node.token;
      return {
        path: node.path,
        type: type ?? "",
        value,
        written: node.token.$value,
        ...(typeof $description === "string" && { description: $description }),
        ...(typeof $extensions === "object" && $extensions !== null && { extensions: $extensions as Record<string, unknown> }),
      };
    });
    return { tokens, problems: this.problems };
  }

  private walk(node: TokenTree, path: string[], inherited: string | undefined) {
    const allowed = isToken(node) ? tokenKeys : groupKeys;
    const name = path.join(".");
    for (const key of Object.keys(node)) {
      if (key.startsWith("$") && !allowed.includes(key)) this.problems.push(`${name} has an unknown property, "${key}".`);
    }
    const type = typeof node.$type === "string" ? node.$type : inherited;
    if (isToken(node)) {
      this.nodes.set(name, { path, token: node, inherited: type });
      const children = Object.keys(node).filter((key) => !key.startsWith("$"));
      if (children.length > 0) this.problems.push(`${name} is a token and holds others: ${children.join(", ")}.`);
      return;
    }
    for (const [key, child] of Object.entries(node)) {
      if (key.startsWith("$")) continue;
      if (/[{}.]/.test(key)) this.problems.push(`${[...path, key].join(".")} has a name that no reference can say.`);
      if (typeof child !== "object" || child === null || Array.isArray(child)) {
        this.problems.push(`${[...path, key].join(".")} is neither a token nor a group.`);
      } else this.walk(child as TokenTree, [...path, key], type);
    }
  }

  /** Its own type, its groups', or that of the token it stands for. Source: DTCG 2025.10, "Type". */
  private typeOf(name: string, seen: string[]): string | undefined {
    const node = this.nodes.get(name);
    if (!node || seen.includes(name)) return undefined;
    const target = reference.exec(String(node.token.$value))?.[1];
    if (node.inherited !== undefined || target === undefined) return node.inherited;
    return this.typeOf(target, [...seen, name]);
  }

  /** The value with every reference in it replaced. */
  private follow(value: unknown, name: string, seen: string[]): unknown {
    if (typeof value === "string") {
      const target = reference.exec(value)?.[1];
      if (target === undefined) return value;
      if (seen.includes(target)) {
        this.problems.push(`${name} leads in a circle: ${[...seen, target].join(" → ")}.`);
        return undefined;
      }
      const node = this.nodes.get(target);
      if (!node) {
        this.problems.push(`${name} refers to {${target}}, which is not there.`);
        return undefined;
      }
      return this.follow(node.token.$value, name, [...seen, target]);
    }
    if (Array.isArray(value)) return value.map((each) => this.follow(each, name, seen));
    if (typeof value === "object" && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, this.follow(each, name, seen)]));
    }
    return value;
  }
}

/**
 * Reads a document of the Design Tokens format and says what is wrong with it.
 * @see https://www.designtokens.org/tr/2025.10/format/
 */
export function readDocument(document: TokenTree): ReadDocument {
  return new Reader(document).read();
}
