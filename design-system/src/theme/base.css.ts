import { vars } from "@tread/tokens/contract";
import { type GlobalStyleRule, globalStyle } from "@vanilla-extract/css";
import { typeRule } from "../text/type-rule.ts";
import { layers } from "./layers.css.ts";
import { media } from "./media.ts";

type Rule = NonNullable<GlobalStyleRule["@layer"]>[string];

function base(selector: string, rule: Rule) {
  globalStyle(selector, { "@layer": { [layers.base]: rule } });
}

const { grid, color } = vars;

base(":root", {
  vars: { "--margin": grid.margin.base, "--gutter": grid.gutter.base, "--tile-gap": grid.tile.base },
  "@media": {
    [media.md]: { vars: { "--margin": grid.margin.md, "--gutter": grid.gutter.md } },
    [media.lg]: { vars: { "--margin": grid.margin.lg, "--gutter": grid.gutter.lg, "--tile-gap": grid.tile.lg } },
    [media.xl]: { vars: { "--margin": grid.margin.xl } },
    [media["2xl"]]: { vars: { "--margin": grid.margin["2xl"] } },
  },
});

// A custom property is computed where it is declared: a theme inside a page has to declare the gap again.
base("[data-theme]", {
  vars: { "--tile-gap": grid.tile.base },
  "@media": {
    [media.lg]: { vars: { "--tile-gap": grid.tile.lg } },
    // On light grounds nothing is then quieter than the words that matter most, or than a control's edge.
    [media.moreContrast]: {
      vars: {
        [color.text.secondary]: color.text.primary,
        [color.border.subtle]: color.border.control,
        [color.border.default]: color.border.control,
      },
    },
  },
});

base("body, [data-theme]", { background: color.bg.canvas, color: color.text.primary });
globalStyle("body", { "@layer": { [layers.type]: typeRule("body.md") } });
base("::selection", { background: color.selection.bg, color: color.selection.fg });
base("mark", {
  background: color.bg.marker,
  color: color.text["on-marker"],
  paddingInline: ".08em",
  marginInline: "-.08em",
});

base(":focus-visible", {
  outline: `2px solid ${color.focus.ring}`,
  outlineOffset: 2,
  boxShadow: `0 0 0 6px ${color.focus.halo}`,
});
// Dark grounds mark themselves with this attribute so that whatever takes focus inside swaps ring and halo.
base("[data-ground='inverse'] :focus-visible", {
  outlineColor: color.focus["ring-inverse"],
  boxShadow: `0 0 0 6px ${color.focus["halo-inverse"]}`,
});

globalStyle("*, *::before, *::after", {
  "@layer": {
    [layers.base]: {
      "@media": {
        [media.reducedMotion]: {
          animation: "none !important",
          transitionDuration: "0ms !important",
          transitionDelay: "0ms !important",
          scrollBehavior: "auto !important" as "auto",
        },
      },
    },
  },
});

// Forced colours drop shadows, so the ring alone has to carry the focus.
base(":focus-visible", { "@media": { [media.forcedColors]: { outlineColor: "Highlight" } } });
