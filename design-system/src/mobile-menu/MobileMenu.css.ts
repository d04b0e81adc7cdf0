import { vars } from "@tread/tokens/contract";
import { createVar, style, styleVariants } from "@vanilla-extract/css";
import { text } from "../text/type.css.ts";
import { component } from "../theme/layered.ts";

const { color, size } = vars;
const hairline = `1px solid ${color.border.subtle}`;

export const name = style([text.label.md, component({})]);

export const back = style([
  text.label.md,
  component({ display: "inline-flex", alignItems: "center", gap: 14, minHeight: size.tap, paddingInlineEnd: 12 }),
]);

export const stores = style(component({ display: "grid", gridTemplateColumns: "1fr 1fr", borderBottom: hairline }));

export const store = style(
  component({
    display: "grid",
    placeItems: "center",
    minHeight: 60,
    color: color.text.secondary,
    selectors: {
      "&[aria-current]": { color: color.text.primary, boxShadow: `inset 0 -3px 0 ${color.border.strong}` },
      "&:focus-visible": { outlineOffset: -4 },
    },
  }),
);

export const logo = styleVariants({ wordmark: component({ height: 18 }), btq: component({ height: 24, marginTop: 4 }) });

const inset = createVar();

/** Fills the overlay, so that the foot stands at its end. */
export const menu = style(component({ display: "flex", flexDirection: "column", minHeight: "100%" }));

export const level = style(
  component({
    vars: { [inset]: "16px" },
    paddingInline: inset,
    paddingBottom: 16,
    "@media": { "(min-width: 40em)": { vars: { [inset]: "24px" } } },
  }),
);

export const item = style([
  text.display.sm,
  component({
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    width: "100%",
    minHeight: 60,
    fontSize: "1.625rem",
    lineHeight: 1.1,
    borderBottom: hairline,
  }),
]);

export const more = style(component({ paddingTop: 12 }));

export const utility = style([text.body.md, component({ display: "flex", alignItems: "center", gap: 14, minHeight: 48 })]);

export const top = style(
  component({
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: 12,
    paddingBlock: "24px 12px",
  }),
);

export const group = style(component({ borderTop: hairline, selectors: { "&:last-of-type": { borderBottom: hairline } } }));

export const summary = style([
  text.label.md,
  component({ display: "flex", alignItems: "center", justifyContent: "space-between", gap: 16, minHeight: 60 }),
]);

export const sign = style(
  component({
    transition: `rotate ${vars.motion.accordion}`,
    selectors: { [`${group}[open] &`]: { rotate: "45deg" } },
  }),
);

export const links = style(component({ paddingBottom: 12 }));

export const child = style([text.body.md, component({ display: "flex", alignItems: "center", minHeight: size.tap })]);

export const card = style([text.heading.sm, component({ display: "grid", gap: 10, marginTop: 24 })]);

export const frame = style(component({ aspectRatio: "3 / 2", overflow: "hidden", background: color.bg.media }));

export const caption = style(component({ display: "flex", justifyContent: "space-between", alignItems: "center", gap: 12 }));

/** The country switcher stands on the dark ground it has in the footer. */
export const foot = style(
  component({
    marginTop: "auto",
    padding: "12px 16px",
    background: color.bg.inverse,
    color: color.text.inverse,
    "@media": { "(min-width: 40em)": { padding: "16px 24px" } },
  }),
);
