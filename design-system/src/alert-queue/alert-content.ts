/** A piece of an alert: text, or text with a meaning. Nothing else can be said in an alert. */
export type AlertNode =
  | string
  | {
      /** It matters. */
      kind: "strong";
      /** The text inside. */
      children: AlertNode[];
    }
  | {
      /** It is stressed. */
      kind: "emphasis";
      /** The text inside. */
      children: AlertNode[];
    }
  | {
      /** A way to a page. */
      kind: "link";
      /** Where it leads. */
      href: string;
      /** Its words. */
      children: AlertNode[];
    }
  | {
      /** The next line begins. */
      kind: "break";
    };

/** Typed nodes, or HTML of which only emphasis, links and line breaks survive. */
export type AlertContent = string | readonly AlertNode[];

/** A link inside an alert. `children` may be a plain sentence. */
export function alertLink(href: string, text: string): AlertNode {
  return { kind: "link", href, children: [text] };
}

/** Strong text inside an alert, such as a product's name. */
export function alertStrong(text: string): AlertNode {
  return { kind: "strong", children: [text] };
}

/** What a screen reader is told: the content without its marking. */
export function alertText(nodes: readonly AlertNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === "string") return node;
      return node.kind === "break" ? " " : alertText(node.children);
    })
    .join("")
    .replace(/\s+/g, " ")
    .trim();
}
