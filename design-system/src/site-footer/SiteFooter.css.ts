import { vars } from "@tread/tokens/contract";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { text } from "../text/type.css.ts";
import { margin } from "../theme/grid.ts";
import { component } from "../theme/layered.ts";
import { layers } from "../theme/layers.css.ts";
import { media } from "../theme/media.ts";

const { color, size, space } = vars;

const wrap = {
  width: "100%",
  maxWidth: `calc(${vars.grid.max} + 2 * ${margin})`,
  marginInline: "auto",
  paddingInline: margin,
} as const;

export const subscribe = style(
  component({
    marginTop: space.section,
    paddingBlock: "clamp(40px, 5vw, 72px)",
    background: color.bg.marker,
    color: color.text["on-marker"],
  }),
);

export const subscribeInside = style(
  component({
    ...wrap,
    display: "grid",
    gap: "24px 64px",
    alignItems: "end",
    "@media": { [media.lg]: { gridTemplateColumns: "1fr minmax(0, 560px)" } },
  }),
);

export const footer = style([
  text.body.sm,
  component({
    paddingBlock: "8px 32px",
    background: color.bg.inverse,
    color: color.text["inverse-secondary"],
    "@media": { [media.md]: { paddingTop: 56 } },
  }),
]);

export const inside = style(component(wrap));

export const columns = style(
  component({
    "@media": {
      [media.md]: {
        display: "flex",
        gap: 32,
        paddingBottom: 48,
      },
    },
  }),
);

/** A column on a large screen, a section to open on a small one. */
export const group = style(
  component({
    borderBottom: `1px solid ${color.border.inverse}`,
    "@media": { [media.md]: { flex: "1 1 0", borderBottom: 0 } },
  }),
);

globalStyle(`${group}::details-content`, {
  "@layer": {
    [layers.components]: { "@media": { [media.md]: { contentVisibility: "visible", display: "block", height: "auto" } } },
  },
});

export const summary = style([
  text.label.sm,
  component({
    display: "flex",
    justifyContent: "space-between",
    alignItems: "center",
    minHeight: 60,
    color: color.text.inverse,
    "@media": {
      [media.md]: {
        "@supports": { "selector(::details-content)": { minHeight: 32, pointerEvents: "none" } },
      },
    },
  }),
]);

/** As tall as puts it level with the names of the columns beside it. */
export const heading = style([text.label.sm, component({ color: color.text.inverse, lineHeight: "20px" })]);

export const sign = style(
  component({
    selectors: { [`${group}[open] &`]: { rotate: "45deg" } },
    "@media": { [media.md]: { "@supports": { "selector(::details-content)": { display: "none" } } } },
  }),
);

export const links = style(component({ paddingBottom: 16 }));

export const link = style(
  component({
    display: "inline-flex",
    alignItems: "center",
    minHeight: size.tap,
    selectors: { "&:hover": { color: color.text["marker-on-inverse"] } },
    "@media": { "(min-width: 48em) and (pointer: fine)": { minHeight: 34 } },
  }),
);

export const social = style(component({ paddingBlock: 24, "@media": { [media.md]: { paddingBlock: 6 } } }));

export const socialList = style(
  component({
    display: "flex",
    margin: "8px 0 0",
    marginInlineStart: -10,
    color: color.text.inverse,
  }),
);

export const socialLink = style(component({ selectors: { "&:hover:hover": { color: color.text["marker-on-inverse"] } } }));

export const middle = style(
  component({
    display: "flex",
    flexWrap: "wrap",
    gap: 20,
    justifyContent: "space-between",
    alignItems: "center",
    paddingBlock: 20,
    borderTop: `1px solid ${color.border.inverse}`,
  }),
);

export const mark = style(component({ paddingBlock: "24px 32px", color: color.text.inverse }));

export const logo = styleVariants({
  wordmark: component({ width: "100%", height: "auto" }),
  btq: component({ height: "clamp(140px, 22vw, 320px)" }),
});

export const end = style([
  text.body.xs,
  component({
    display: "flex",
    flexWrap: "wrap",
    gap: "8px 32px",
    justifyContent: "space-between",
    paddingTop: 16,
    borderTop: `1px solid ${color.border.inverse}`,
  }),
]);
