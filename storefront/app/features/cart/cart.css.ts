import { media, page, vars } from "@tread/design-system/theme";
import { style } from "@vanilla-extract/css";

export const freeDelivery = style(page({ display: "grid", gap: 12 }));
export const head = style(
  page({
    display: "flex",
    alignItems: "baseline",
    justifyContent: "space-between",
    paddingBlock: "clamp(24px, 4vw, 56px) 24px",
    gap: 16,
  }),
);
export const columns = style(
  page({
    display: "grid",
    gap: 32,
    "@media": { [media.lg]: { gridTemplateColumns: "minmax(0, 1fr) 420px", gap: 64, alignItems: "start" } },
  }),
);
export const summaryTitle = style(page({ marginBlock: "24px 16px" }));
export const fixesNote = style(page({ marginBottom: 24 }));
export const fixes = style(page({ display: "grid", marginTop: 2 }));
export const fix = style(
  page({
    display: "inline-flex",
    alignItems: "center",
    minHeight: 28,
    // Two lines of one problem are nearer to each other than to the next one.
    paddingBlock: 4,
    fontSize: ".875rem",
    lineHeight: 1.4,
    textDecoration: "underline",
    textUnderlineOffset: ".2em",
    "@media": { [media.coarse]: { minHeight: 44 } },
  }),
);
export const problem = style(page({ display: "flex", gap: 6, marginTop: 10, color: vars.color.feedback.error.fg }));
export const below = style(page({ marginTop: 16 }));
export const panelFoot = style(page({ display: "grid", gap: 12 }));
export const subtotal = style(page({ display: "flex", justifyContent: "space-between", alignItems: "baseline" }));
/** Is not broken after its sign, however long the offers beside it. */
export const amount = style(page({ flex: "none" }));
export const lines = style(page({ marginTop: 24 }));
export const loading = style(page({ display: "grid", gap: 20, paddingBlock: 24 }));
export const promo = style(page({ marginBlock: 16 }));
export const promoRow = style(page({ display: "grid", gridTemplateColumns: "1fr auto", gap: 8, alignItems: "start" }));
export const codes = style(page({ display: "grid", gap: 8, selectors: { "&:not(:empty)": { marginTop: 12 } } }));
export const code = style(page({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 8 }));
/** One word of up to 32 letters, for which a phone has no line. */
export const codeWord = style(page({ whiteSpace: "normal", overflowWrap: "anywhere" }));
export const offers = style(page({ display: "flex", flexWrap: "wrap", gap: 4, minWidth: 0 }));
/** Figures that are being asked for again, legible all the same. */
export const settling = style(page({ opacity: 0.7, transition: `opacity ${vars.motion.hover}` }));
/** What was taken out last, above the lines. */
export const removed = style(
  page({ display: "flex", alignItems: "center", gap: 16, minHeight: 44, selectors: { "&:empty": { display: "none" } } }),
);
