import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type AlertNode, alertText } from "./alert-content.ts";
import { alertNodes, parseAlertHtml, safeHref } from "./alert-html.ts";

describe("HTML of an alert", () => {
  test("emphasis, links and breaks become nodes", () => {
    expect(parseAlertHtml('<b>Court Low</b> is saved.<br><a class="x" href="/account/wishlist">View Wishlist</a>')).toEqual([
      { kind: "strong", children: ["Court Low"] },
      " is saved.",
      { kind: "break" },
      { kind: "link", href: "/account/wishlist", children: ["View Wishlist"] },
    ]);
  });

  test("other elements leave their text, scripts and comments leave nothing", () => {
    expect(alertText(parseAlertHtml('<p>Hi <img src=x onerror="alert(1)">there</p><!-- x --><script>alert(2)</script>'))).toBe(
      "Hi there",
    );
  });

  test("entities are read once", () => {
    expect(parseAlertHtml("Pip &amp; Dot &lt;b&gt; &#39;n&#x27; &amp;amp; &unknown;")).toEqual([
      "Pip & Dot <b> 'n' &amp; &unknown;",
    ]);
  });

  test("unclosed and crossed tags are closed", () => {
    expect(parseAlertHtml("<b>a <i>b</b> c")).toEqual([
      { kind: "strong", children: ["a ", { kind: "emphasis", children: ["b"] }] },
      " c",
    ]);
  });

  test("a lone angle bracket is text", () => {
    expect(alertText(parseAlertHtml("2 < 3"))).toBe("2 < 3");
  });

  test.each([
    "javascript:alert(1)",
    "JaVa\tScript:alert(1)",
    "data:text/html,x",
    "//elsewhere.example",
    "/\\elsewhere.example",
    "vbscript:x",
    "",
  ])("%s is no address", (href) => {
    expect(safeHref(href)).toBeNull();
    expect(alertText(parseAlertHtml(`<a href="${href}">go</a>`))).toBe("go");
    expect(JSON.stringify(parseAlertHtml(`<a href="${href}">go</a>`))).not.toContain("link");
  });

  test.each(["/cart", "/nz/cart?x=1#y", "#main", "https://example.com/a", "mailto:help@example.com"])(
    "%s is an address",
    (href) => {
      expect(safeHref(href)).toBe(href);
    },
  );

  test("a tag that never ends is text", () => {
    expect(parseAlertHtml('Save <b>now</b> <a href="/x')).toEqual([
      "Save ",
      { kind: "strong", children: ["now"] },
      " ",
      '<a href="/x',
    ]);
  });

  test.each(['<a"', "<a '", "<!--", "<script>", "<b>", "</script ", "<a href=x "])(
    "a long run of %j is read in no time",
    (piece) => {
      const started = performance.now();
      parseAlertHtml(piece.repeat(60_000));
      expect(performance.now() - started).toBeLessThan(3_000);
    },
  );

  test("links given as nodes pass the same check", () => {
    expect(alertNodes([{ kind: "link", href: "javascript:alert(1)", children: ["go"] }])).toEqual([
      { kind: "emphasis", children: ["go"] },
    ]);
  });

  test("no input yields an unsafe link or throws", () => {
    const links = (nodes: readonly AlertNode[]): string[] =>
      nodes.flatMap((node) =>
        typeof node === "string" || node.kind === "break"
          ? []
          : [...(node.kind === "link" ? [node.href] : []), ...links(node.children)],
      );
    const piece = fc.constantFrom(
      "<a href=",
      "<a href='",
      '"',
      "'",
      ">",
      "</a>",
      "<b>",
      "javascript:",
      "\u0001",
      "/x",
      "<script>",
      "</script>",
      "&#",
      "106;",
      "<",
      "hi",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        for (const href of links(parseAlertHtml(pieces.join("")))) expect(safeHref(href)).toBe(href);
      }),
      { numRuns: 500 },
    );
  });
});
