import type { AlertContent, AlertNode } from "./alert-content.ts";

type Container = Extract<AlertNode, { children: AlertNode[] }>;

const kinds: Record<string, "strong" | "emphasis" | "link"> = {
  b: "strong",
  strong: "strong",
  i: "emphasis",
  em: "emphasis",
  a: "link",
};

const named: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
  rsquo: "\u2019",
  lsquo: "\u2018",
  ldquo: "\u201c",
  rdquo: "\u201d",
  hellip: "\u2026",
  ndash: "\u2013",
  mdash: "\u2014",
};

function codePoint(value: number): string {
  return value > 0 && value <= 0x10ffff ? String.fromCodePoint(value) : "";
}

function decode(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (hex) return codePoint(Number.parseInt(hex, 16));
    if (decimal) return codePoint(Number.parseInt(decimal, 10));
    return named[String(name).toLowerCase()] ?? whole;
  });
}

/**
 * An address a shopper may be sent to from an alert, or null.
 * Allowed: paths of this site, fragments, http, https, mailto and tel. Browsers ignore control characters
 * inside a scheme, so they are removed before the scheme is judged.
 */
export function safeHref(raw: string): string | null {
  const href = Array.from(raw)
    .filter((character) => character > "\u001f" && character !== "\u007f")
    .join("")
    .trim();
  if (/^(https?:\/\/|mailto:|tel:|#)/i.test(href)) return href;
  return /^\/(?![/\\])/.test(href) ? href : null;
}

function hrefOf(attributes: string): string | null {
  const match = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes);
  return match ? safeHref(decode(match[1] ?? match[2] ?? match[3] ?? "")) : null;
}

const tagStart = /<(\/?)([a-z][a-z0-9-]*)/iy;

/** Elements whose text is no text, with what ends them. */
const dropped: Record<string, RegExp> = {
  script: /<\/script\s*>/gi,
  style: /<\/style\s*>/gi,
  template: /<\/template\s*>/gi,
};

/** Where the `>` of a tag stands, from inside it on; those in quoted values do not count. -1 when it never ends. */
function tagEnd(html: string, from: number): number {
  let quote = "";
  for (let at = from; at < html.length; at++) {
    const character = html[at] as string;
    if (quote !== "") {
      if (character === quote) quote = "";
    } else if (character === ">") return at;
    else if (character === '"' || character === "'") quote = character;
  }
  return -1;
}

interface Tag {
  readonly name: string;
  readonly closes: boolean;
  readonly attributes: string;
}

/** The texts and tags of a piece of HTML in order, each character looked at once. Comments and dropped elements are left out. */
function* readHtml(html: string): Generator<string | Tag> {
  let at = 0;
  while (at < html.length) {
    const next = html.indexOf("<", at);
    if (next !== at) yield html.slice(at, next === -1 ? html.length : next);
    if (next === -1) return;
    at = next;
    if (html.startsWith("<!--", at)) {
      const end = html.indexOf("-->", at + 4);
      if (end === -1) return;
      at = end + 3;
      continue;
    }
    tagStart.lastIndex = at;
    const [start, slash, written = ""] = tagStart.exec(html) ?? [];
    if (start === undefined) {
      yield "<";
      at += 1;
      continue;
    }
    const name = written.toLowerCase();
    const end = dropped[name];
    if (end !== undefined && !slash) {
      end.lastIndex = at;
      if (end.exec(html) === null) return;
      at = end.lastIndex;
      continue;
    }
    const close = tagEnd(html, at + start.length);
    if (close === -1) {
      yield html.slice(at);
      return;
    }
    yield { name, closes: slash === "/", attributes: html.slice(at + start.length, close) };
    at = close + 1;
  }
}

/**
 * Reads the small HTML of an alert into nodes without ever giving it to the browser's parser, so that it needs no
 * Trusted Types policy and cannot run anything. Elements other than b, strong, i, em, a and br leave only their text;
 * scripts, styles and comments leave nothing; a link with an unsafe address leaves its text; a tag that never ends is text.
 */
export function parseAlertHtml(html: string): AlertNode[] {
  const root: AlertNode[] = [];
  const open: { tag: string; children: AlertNode[] }[] = [];
  const into = () => open.at(-1)?.children ?? root;
  for (const token of readHtml(html)) {
    if (typeof token === "string") {
      into().push(decode(token));
      continue;
    }
    const { name, closes, attributes } = token;
    const kind = kinds[name];
    if (closes) {
      const index = open.findLastIndex((entry) => entry.tag === name);
      if (index >= 0) open.length = index;
    } else if (name === "br") {
      into().push({ kind: "break" });
    } else if (kind) {
      const href = kind === "link" ? hrefOf(attributes) : null;
      if (kind === "link" && href === null) continue;
      const node: Container = kind === "link" ? { kind, href: href as string, children: [] } : { kind, children: [] };
      into().push(node);
      open.push({ tag: name, children: node.children });
    }
  }
  return root;
}

/** The nodes of an alert's content, whichever way it was given. Links given as nodes pass the same check. */
export function alertNodes(content: AlertContent): AlertNode[] {
  return typeof content === "string" ? parseAlertHtml(content) : content.map(safe);
}

function safe(node: AlertNode): AlertNode {
  if (typeof node === "string" || node.kind === "break") return node;
  const children = node.children.map(safe);
  if (node.kind !== "link") return { ...node, children };
  const href = safeHref(node.href);
  return href === null ? { kind: "emphasis", children } : { ...node, href, children };
}
