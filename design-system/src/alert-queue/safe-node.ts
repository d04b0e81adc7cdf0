import type { AlertNode } from "./alert-content.ts";
import { safeHref } from "./safe-href.ts";

/** A node as it was given, save that a link whose address is not safe leaves only its words. */
export function safeNode(node: AlertNode): AlertNode {
  if (typeof node === "string" || node.kind === "break") return node;
  const children = node.children.map(safeNode);
  if (node.kind !== "link") return { ...node, children };
  const href = safeHref(node.href);
  return href === null ? { kind: "emphasis", children } : { ...node, href, children };
}
