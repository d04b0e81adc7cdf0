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

const tokens =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|template)\b[\s\S]*?(?:<\/\1\s*>|$)|<(\/?)([a-z][a-z0-9-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+|</gi;

/**
 * Reads the small HTML of an alert into nodes without ever giving it to the browser's parser, so that it needs no
 * Trusted Types policy and cannot run anything. Elements other than b, strong, i, em, a and br leave only their text;
 * scripts, styles and comments leave nothing; a link with an unsafe address leaves its text.
 */
export function parseAlertHtml(html: string): AlertNode[] {
  const root: AlertNode[] = [];
  const open: { tag: string; children: AlertNode[] }[] = [];
  const into = () => open.at(-1)?.children ?? root;
  for (const match of html.matchAll(tokens)) {
    const [whole, dropped, slash, name, attributes = ""] = match;
    if (dropped || whole.startsWith("<!--")) continue;
    const tag = name?.toLowerCase();
    if (!tag) {
      into().push(decode(whole));
    } else if (slash) {
      const index = open.findLastIndex((entry) => entry.tag === tag);
      if (index >= 0) open.length = index;
    } else if (tag === "br") {
      into().push({ kind: "break" });
    } else if (kinds[tag]) {
      const kind = kinds[tag];
      const href = kind === "link" ? hrefOf(attributes) : null;
      if (kind === "link" && href === null) continue;
      const node: Container = kind === "link" ? { kind, href: href as string, children: [] } : { kind, children: [] };
      into().push(node);
      open.push({ tag, children: node.children });
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
