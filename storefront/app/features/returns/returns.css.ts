import { text } from "@tread/design-system/text";
import { media, page, vars } from "@tread/design-system/theme";
import { style } from "@vanilla-extract/css";

const line = `1px solid ${vars.color.border.default}`;

export const flow = style(page({ display: "grid", gap: 32, minWidth: 0 }));
export const items = style(page({ display: "grid", maxWidth: 640, listStyle: "none", margin: 0, padding: 0, borderTop: line }));
export const item = style(
  page({ display: "grid", gridTemplateColumns: "64px minmax(0, 1fr)", gap: "12px 16px", paddingBlock: 20, borderBottom: line }),
);
export const words = style(page({ display: "grid", gap: 4, alignContent: "start", minWidth: 0 }));
export const choice = style(
  page({
    gridColumn: "1 / -1",
    display: "grid",
    gap: 16,
    "@media": { [media.sm]: { gridColumn: 2, gridTemplateColumns: "minmax(0, 1fr) auto" } },
  }),
);
/** Beside the field, below its label: what is wrong with the field below it moves nothing. */
export const count = style([
  text.label.md,
  page({ justifySelf: "start", "@media": { [media.sm]: { paddingTop: "calc(1lh + 6px)" } } }),
]);
export const actions = style(page({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 12 }));
export const problem = style(page({ display: "grid", selectors: { "&:empty": { display: "none" } } }));
export const method = style(page({ display: "grid", gap: 16, maxWidth: 640 }));
export const made = style(page({ display: "grid", gap: 12 }));
/** A question takes a line of its own. */
export const asked = style([made, page({ flexBasis: "100%" })]);
export const madeRow = style(
  page({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "4px 16px",
    minHeight: 44,
  }),
);
/** A label is printed on A6, black on white whatever the theme. */
export const label = style(
  page({
    display: "grid",
    gap: 16,
    maxWidth: 420,
    marginTop: 12,
    padding: 20,
    border: "2px solid #000",
    background: "#fff",
    color: "#000",
    breakInside: "avoid",
    overflowWrap: "anywhere",
  }),
);
export const labelAddress = style(page({ fontStyle: "normal", display: "grid", overflowWrap: "anywhere" }));
export const bars = style(page({ width: "100%", height: 72 }));
export const number = style(page({ textAlign: "center", fontVariantNumeric: "tabular-nums" }));
