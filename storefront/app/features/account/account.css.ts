import { media, page } from "@tread/design-system/theme";
import { style } from "@vanilla-extract/css";

export const head = style(
  page({ display: "flex", flexWrap: "wrap", alignItems: "baseline", justifyContent: "space-between", gap: 12, marginBottom: 28 }),
);
export const content = style(page({ minWidth: 0, display: "grid", gap: 24 }));
/** Fields are no wider than a line is read well. */
export const form = style(page({ display: "grid", gap: 24, maxWidth: 640 }));
/** A card around a form, whose fields have the same room on both sides: the padding stands around their width. */
export const formCard = style(page({ boxSizing: "content-box", maxWidth: 640 }));
export const choices = style(page({ display: "grid", gap: 12, border: 0, padding: 0, margin: 0, minWidth: 0 }));
export const legend = style(page({ marginBottom: 12, padding: 0 }));
export const actions = style(page({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 12 }));
export const problem = style(page({ display: "grid", selectors: { "&:empty": { display: "none" } } }));
/** Links in a row of actions are as easy to press as buttons. */
export const action = style(page({ minHeight: 44, display: "inline-flex", alignItems: "center" }));
export const lines = style(page({ display: "grid", fontStyle: "normal", overflowWrap: "anywhere" }));
export const addresses = style(
  page({
    display: "grid",
    gap: 16,
    listStyle: "none",
    padding: 0,
    margin: 0,
    "@media": { [media.sm]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
  }),
);
/** As high as the one beside it. */
export const addressPlace = style(page({ display: "grid" }));
export const cardRow = style(
  page({
    gridTemplateColumns: "46px minmax(0, 1fr)",
    alignItems: "center",
    gap: "4px 16px",
    "@media": { [media.sm]: { gridTemplateColumns: "46px minmax(0, 1fr) auto" } },
  }),
);
export const cardWords = style(page({ display: "grid", gap: 2, minWidth: 0 }));
export const cardName = style(page({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 8 }));
export const cardActions = style(
  page({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "4px 20px",
    gridColumn: 2,
    "@media": { [media.sm]: { gridColumn: 3, justifyContent: "end" } },
  }),
);
