import { style } from "@vanilla-extract/css";
import { text } from "../text/type.css.ts";
import { component, media, vars } from "../theme/index.ts";

const { color, radius } = vars;

const columns = {
  containerType: "inline-size",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: "2px 14px",
  minWidth: 0,
} as const;
/** Where large text leaves a name no room beside how far it is. */
const cramped = "(max-width: 12rem)";

export const store = {
  card: style(
    component({
      ...columns,
      alignContent: "start",
      padding: 20,
      border: `1px solid ${color.border.default}`,
      borderRadius: radius.card,
      background: color.bg.panel,
      selectors: { "&[data-chosen]": { boxShadow: `inset 0 0 0 2px ${color.border.strong}` } },
      "@media": {
        [media.lg]: { padding: 28 },
        [media.forcedColors]: {
          selectors: { "&[data-chosen]": { outline: "2px solid Highlight", outlineOffset: -2 } },
        },
      },
    }),
  ),
  row: style(component({ ...columns, paddingBlock: 18, borderTop: `1px solid ${color.border.subtle}` })),
};

export const numbered = style(component({ gridTemplateColumns: "32px minmax(0, 1fr) auto" }));

export const number = style([
  text.label.sm,
  component({
    width: 28,
    height: 28,
    borderRadius: "50%",
    display: "grid",
    placeItems: "center",
    gridRow: "1 / span 2",
    border: `1.5px solid ${color.border.strong}`,
    fontVariantNumeric: "tabular-nums",
    selectors: {
      "[data-current] > &": { background: color.bg.marker, color: color.text["on-marker"], forcedColorAdjust: "none" },
    },
  }),
]);

// Lines are counted from the end: before the last two columns there may be one for the number.
const [lastTwo, lastButOne, last] = ["-3 / -1", "-3 / -2", "-2 / -1"];
const line = { gridColumn: lastTwo, minWidth: 0, overflowWrap: "anywhere" } as const;

/** Shares its line with how far the store is; what follows has the whole width. */
export const name = style([
  text.heading.md,
  component({ ...line, gridColumn: lastButOne, "@container": { [cramped]: { gridColumn: lastTwo } } }),
]);
/** As narrow as the name: there is a heart beside it. */
export const beside = style(component({ gridColumn: lastButOne }));

export const nameLink = style(
  component({
    display: "inline-block",
    // 44 px beside one line of a name; its foot lies over the address.
    paddingBlock: 10,
    marginBlock: -10,
    position: "relative",
    selectors: { "&:hover": { textDecoration: "underline", textUnderlineOffset: ".2em" } },
  }),
);

export const address = style([text.body.sm, component({ ...line, fontStyle: "normal" })]);
export const open = style([text.body.sm, component({ ...line, color: color.commerce.stock.in })]);
export const closed = style([text.body.sm, component({ ...line, color: color.text.secondary })]);

export const aside = style([
  text.body.sm,
  component({
    gridColumn: last,
    gridRow: 1,
    display: "grid",
    justifyItems: "end",
    alignContent: "start",
    gap: 4,
    color: color.text.secondary,
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "nowrap",
    "@container": { [cramped]: { gridColumn: lastTwo, gridRow: 2, display: "flex", alignItems: "center" } },
  }),
]);

export const tall = style(component({ gridRow: "1 / span 3" }));

export const favourite = style(
  component({
    marginBlock: "-10px 0",
    marginInlineEnd: -12,
    color: color.text.primary,
    "@container": { [cramped]: { marginBlock: 0, marginInline: "-12px 0" } },
  }),
);

export const details = style([text.body.sm, component({ ...line, display: "grid", gap: 12, marginTop: 12 })]);
export const today = style(component({ fontWeight: 600 }));

export const phone = style(
  component({
    textDecoration: "underline",
    textUnderlineOffset: ".2em",
    "@media": { [media.coarse]: { display: "inline-flex", alignItems: "center", minHeight: 44, marginBlock: -12 } },
  }),
);

export const services = style(component({ display: "flex", flexWrap: "wrap", gap: 6 }));
export const actions = style(component({ display: "flex", flexWrap: "wrap", gap: 8 }));

export const inStock = style(component({ display: "block", color: color.commerce.stock.in }));
export const outOfStock = style(component({ display: "block" }));
