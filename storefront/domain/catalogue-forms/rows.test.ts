import fc from "fast-check";
import { expect, test } from "vitest";
import { pathSegmentOf, slugOf, textOfHtml } from "./rows.ts";

test("a description in HTML is its words, a paragraph or item a line", () => {
  expect(textOfHtml("<p>Light &amp; fast.</p><ul><li>285&nbsp;g</li>\n<li>&#9733; 5 &lt; 6</li></ul>")).toBe(
    "Light & fast.\n285 g\n★ 5 < 6",
  );
  expect(textOfHtml("a<br/>b <b class='>'>c</b>")).toBe("a\nb c");
  expect(textOfHtml("1 < 2")).toBe("1 < 2");
  expect(textOfHtml("<table><tr><th>Chest</th><td>96 cm</td></tr><tr><th>Waist</th><td>80</td></tr></table>")).toBe(
    "Chest 96 cm\nWaist 80",
  );
});

test("characters by name are those characters, and a name that there is not stays", () => {
  expect(textOfHtml("It&rsquo;s M&#257;ori caf&eacute; &Eacute;lan&trade; 4&frac12;&ndash;5&deg;&hellip;")).toBe(
    "It’s Māori café Élan™ 4½–5°…",
  );
  expect(textOfHtml("Ng&Amacr; &AMP; m&umacr;&ccedil;&Uuml; &bogus; R&D; &valueOf; a&#7;b")).toBe(
    "NgĀ & mūçÜ &bogus; R&D; &valueOf; a b",
  );
});

test("nothing that runs is left of it, closed or not", () => {
  expect(textOfHtml("a<script>alert('<p>')</script>b<style>p{}</style><!-- c --><img onerror=x>d")).toBe("abd");
  expect(textOfHtml("a<SCRIPT src=x")).toBe("a");
  expect(textOfHtml("a<script>never closed")).toBe("a");
});

test("markup that nests itself ten thousand times is read at once", () => {
  const began = performance.now();
  for (const part of ["<", "<!", "<br ", "<script", "<!--", "&#"]) textOfHtml(part.repeat(50_000));
  expect(performance.now() - began).toBeLessThan(2_000);
});

test("a slug is small letters, digits and single hyphens, and stays as it is", () => {
  expect(slugOf("  Tāmaki Runner’s — N°7 ")).toBe("tamaki-runners-n-7");
  expect(slugOf("Ærø Łódź Straße ÞÓR")).toBe("aero-lodz-strasse-thor");
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const slug = pathSegmentOf(text);
      expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
      expect(pathSegmentOf(slug)).toBe(slug);
      expect(slug.length).toBeLessThanOrEqual(80);
    }),
  );
});

test("what nothing is left of, or not all, is told from its like, and is the same each time", () => {
  expect(pathSegmentOf("Ōtāne & Sons")).toBe("otane-sons");
  expect(pathSegmentOf("ナイキ")).toMatch(/^[a-z0-9]{7}$/);
  expect(pathSegmentOf("Пума Sport")).toMatch(/^sport-[a-z0-9]{7}$/);
  expect(pathSegmentOf("ПУМА SPORT")).toBe(pathSegmentOf("Пума Sport"));
  expect(pathSegmentOf("Адидас Sport")).not.toBe(pathSegmentOf("Пума Sport"));
  expect(pathSegmentOf("🙂")).toMatch(/^[a-z0-9]{7}$/);
  expect(pathSegmentOf(`${"long ".repeat(30)}Пума`)).toMatch(/^long-[a-z-]{1,70}-[a-z0-9]{7}$/);
});
