import { describe, expect, test } from "vitest";
import { type ColourwayId, colourways } from "./colourways.ts";
import { outlines } from "./core/marks.ts";
import { renderCutout } from "./cutout.ts";
import { finished, finishes } from "./finish.ts";
import type { Kind, Look, View } from "./look.ts";
import { otherKinds, shoeKinds, viewsOf } from "./look.ts";
import { renderProduct } from "./product.ts";
import { renderScene, scenes } from "./scenes/scenes.ts";

const variants: Partial<Record<Kind, string[]>> = {
  boot: ["chelsea", "lace"],
  slide: ["slide", "two-strap", "sport"],
  hoodie: ["pull", "zip"],
  hightop: ["leather", "canvas"],
  "gift-card": ["card", "plan"],
};
const patterns: Partial<Record<Kind, string[]>> = {
  tee: ["plain", "stripe", "block", "grid", "ringer"],
  jacket: ["yoke", "diag", "plain"],
  leggings: ["plain", "panel", "mesh", "stripe", "marble"],
  bottle: ["plain", "fade", "band", "speckle"],
  tote: ["block", "stripe", "plain"],
  slim: ["plain", "fade"],
  kids: ["plain", "spots"],
  socks: ["hoops", "block", "plain"],
  cap: ["block", "mesh", "plain"],
  boot: ["plain", "suede"],
  bra: ["plain", "block"],
  "crop-tank": ["plain", "rib", "block"],
  shorts: ["panel", "plain"],
};

const colourwayIds = Object.keys(colourways) as ColourwayId[];
const marks = Object.keys(outlines);

/** Every kind, variant, pattern and view, each in another colourway, finish and mark. */
function* everyLook(): Generator<{ look: Look; view: View }> {
  let n = 0;
  for (const kind of [...shoeKinds, ...otherKinds])
    for (const variant of variants[kind] ?? [undefined])
      for (const pattern of patterns[kind] ?? [undefined])
        for (const view of viewsOf(kind)) {
          n++;
          const palette = finished(colourways[colourwayIds[n % colourwayIds.length]!], finishes[n % finishes.length]!);
          yield {
            look: { kind, variant, pattern, palette, brand: { mark: marks[n % marks.length]! }, seed: n, bow: n % 5 === 0 },
            view,
          };
        }
}

function problems(svg: string): string[] {
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]!);
  const known = new Set(ids);
  const references = [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map((match) => match[1]!);
  return [
    ...(known.size === ids.length ? [] : ["an id occurs twice"]),
    ...references.filter((id) => !known.has(id)).map((id) => `nothing has the id ${id}`),
    ...(/NaN|undefined|Infinity|null/.test(svg) ? ["a value is missing"] : []),
    ...(svg.length > 64 * 1024 ? [`${svg.length} characters`] : []),
  ];
}

describe("product pictures", () => {
  const drawn = [...everyLook()];

  test("every kind is drawn in every view with sound references and no missing value", () => {
    expect(drawn.length).toBeGreaterThan(200);
    for (const { look, view } of drawn)
      expect([look.kind, look.variant, look.pattern, view, problems(renderProduct(look, view))]).toEqual([
        look.kind,
        look.variant,
        look.pattern,
        view,
        [],
      ]);
  });

  test("the same look and view give the same text, another prefix shares no id", () => {
    for (const { look, view } of drawn.filter((_, i) => i % 7 === 0)) {
      const a = renderProduct(look, view, { uid: "a" });
      expect(renderProduct(look, view, { uid: "a" })).toBe(a);
      const ids = new Set([...a.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
      for (const [, id] of renderProduct(look, view, { uid: "b" }).matchAll(/ id="([^"]+)"/g)) expect(ids.has(id)).toBe(false);
    }
  });

  test("the asked width changes the document's size and not the drawing", () => {
    const { look, view } = drawn[0]!;
    const small = renderProduct(look, view, { uid: "a", width: 480 });
    expect(small).toContain('viewBox="0 0 800 1200" width="480" height="720"');
    expect(small.replace('width="480" height="720"', 'width="800" height="1200"')).toBe(renderProduct(look, view, { uid: "a" }));
  });

  test("a kind is not drawn in a view it does not have", () => {
    const { look } = drawn.find(({ look }) => look.kind === "tee")!;
    expect(() => renderProduct(look, "top")).toThrow(RangeError);
  });

  test("finishes give a colourway different faces", () => {
    for (const id of colourwayIds) {
      const faces = finishes.map((finish) => JSON.stringify(finished(colourways[id], finish)));
      expect(new Set(faces).size).toBe(finishes.length);
    }
  });
});

describe("scenes and cut-outs", () => {
  test("every scene is drawn soundly, and an unknown one is refused", () => {
    for (const name of scenes.keys())
      expect([name, problems(renderScene(name)).filter((problem) => !problem.endsWith("characters"))]).toEqual([name, []]);
    expect(() => renderScene("category-moon")).toThrow(RangeError);
  });

  test("a cut-out has no set behind it", () => {
    const look: Look = { kind: "slim", palette: colourways.ember, brand: { mark: "farrow" }, seed: 1 };
    const cutout = renderCutout(look);
    expect(problems(cutout)).toEqual([]);
    expect(cutout).not.toContain('<rect width="800" height="1200"');
    expect(cutout).toContain('viewBox="0 0 800 430"');
  });
});

test("a buckled sandal's sole is of its footbed's colour in every view, and of cork without one", () => {
  const look: Look = { kind: "slide", variant: "two-strap", palette: colourways["flat-white"], seed: 1 };
  for (const view of viewsOf("slide")) {
    if (view === "detail") continue;
    const [cork, dark] = [look, { ...look, footbed: "#3f2c22" }].map((one) => renderProduct(one, view, { uid: "x" }));
    expect(dark, view).not.toBe(cork);
    expect(dark, view).not.toContain("#c79b6a");
  }
});

test("sandals of different fastening are told apart from the side, and each is drawn soundly in every view", () => {
  const looks = (["buckle", "studs", "holes"] as const).map(
    (fastening): Look => ({ kind: "slide", variant: "two-strap", palette: colourways.ironbark, seed: 1, fastening }),
  );
  for (const view of viewsOf("slide")) for (const look of looks) expect(problems(renderProduct(look, view))).toEqual([]);
  expect(new Set(looks.map((look) => renderProduct(look, "side", { uid: "x" }))).size).toBe(looks.length);
});

test("chelseas of different making are told apart from the side, and each is drawn soundly in every view", () => {
  const makings = [{}, { capped: true }, { strapped: true }, { stacked: true }, { capped: true, strapped: true, stacked: true }];
  const looks = makings.map(
    (making): Look => ({ kind: "boot", variant: "chelsea", palette: colourways.ironbark, seed: 1, ...making }),
  );
  for (const view of viewsOf("boot")) for (const look of looks) expect(problems(renderProduct(look, view))).toEqual([]);
  expect(new Set(looks.map((look) => renderProduct(look, "side", { uid: "x" }))).size).toBe(makings.length);
});
