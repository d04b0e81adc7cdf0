import { globalStyle, style } from "@vanilla-extract/css";
import { text } from "../text/type.css.ts";
import { component, gutter, layers, media, vars } from "../theme/index.ts";

const { color, motion } = vars;

export const grid = style(
  component({
    display: "grid",
    gap: `40px ${gutter}`,
    "@media": {
      [media.sm]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
      [media.lg]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    },
  }),
);

const focusRing = {
  "&:has(:focus-visible)": {
    outline: `2px solid ${color.focus.ring}`,
    outlineOffset: 2,
    boxShadow: `0 0 0 6px ${color.focus.halo}`,
  },
} as const;

export const article = {
  card: style(
    component({ position: "relative", display: "grid", gap: 12, alignContent: "start", minWidth: 0, selectors: focusRing }),
  ),
  lead: style(
    component({
      position: "relative",
      display: "grid",
      gap: 24,
      gridTemplateColumns: "minmax(0, 1fr)",
      minWidth: 0,
      selectors: focusRing,
      "@media": { [media.lg]: { gridTemplateColumns: "8fr 4fr", alignItems: "end", gap: 40 } },
    }),
  ),
};

const frame = { overflow: "hidden", background: color.bg.media } as const;

export const picture = {
  card: style(component({ ...frame, aspectRatio: "4 / 5" })),
  lead: style(component({ ...frame, aspectRatio: "3 / 2" })),
};

for (const box of Object.values(picture)) {
  globalStyle(`${box} img`, {
    "@layer": {
      [layers.components]: {
        width: "100%",
        height: "100%",
        objectFit: "cover",
        transition: `scale ${motion["tile-image"]}`,
        "@media": { [media.reducedMotion]: { transition: "none" } },
      },
    },
  });
}

globalStyle(`${article.card}:hover ${picture.card} img, ${article.lead}:hover ${picture.lead} img`, {
  "@layer": { [layers.components]: { scale: "1.03", "@media": { [media.reducedMotion]: { scale: "none" } } } },
});

/** Words come first for a listener, the picture for the eye. */
export const words = {
  card: style(
    component({ display: "grid", gap: 12, minWidth: 0, overflowWrap: "anywhere", gridTemplateColumns: "minmax(0, 1fr)" }),
  ),
  lead: style(
    component({ display: "grid", gap: 14, minWidth: 0, overflowWrap: "anywhere", gridTemplateColumns: "minmax(0, 1fr)" }),
  ),
};

export const meta = style([
  text.body.sm,
  component({ order: -1, display: "flex", flexWrap: "wrap", gap: "0 12px", color: color.text.secondary }),
]);

/** The title is the link; its area is the whole card, which also shows its focus. */
export const link = style(
  component({
    "::after": { content: "", position: "absolute", inset: 0 },
    selectors: {
      "&:focus-visible": { outline: "none", boxShadow: "none" },
      "&:hover": { textDecoration: "underline", textUnderlineOffset: ".15em", textDecorationThickness: 1 },
    },
  }),
);

export const standfirst = style([text.body.md, component({ color: color.text.secondary })]);
