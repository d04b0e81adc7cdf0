import { gutter, margin, media, page, vars } from "@tread/design-system/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const line = `1px solid ${vars.color.border.subtle}`;

export const header = style(page({ borderBottom: line, background: vars.color.bg.canvas }));
export const headerInner = style(
  page({
    display: "grid",
    gridTemplateColumns: "1fr auto",
    alignItems: "center",
    gap: "0 24px",
    "@media": { [media.lg]: { gridTemplateColumns: "1fr auto 1fr", minHeight: 72 } },
  }),
);
export const home = style(
  page({ display: "flex", alignItems: "center", minHeight: 52, "@media": { [media.lg]: { minHeight: 72 } } }),
);
export const logo = style(page({ height: 18, width: "auto", "@media": { [media.lg]: { height: 22 } } }));
export const help = style(
  page({
    gridRow: 1,
    gridColumn: 2,
    display: "flex",
    alignItems: "center",
    gap: 8,
    minHeight: 44,
    "@media": { [media.lg]: { gridColumn: 3, justifySelf: "end" } },
  }),
);
export const stepper = style(
  page({
    gridRow: 2,
    gridColumn: "1 / -1",
    paddingBottom: 14,
    "@media": { [media.lg]: { gridRow: 1, gridColumn: 2, padding: 0 } },
  }),
);
/** Nothing is ticked off over an order that was called off since. */
export const calledOff = style({});
globalStyle(`${header}:has(~ main ${calledOff}) ${stepper}`, page({ display: "none" }) as never);
export const columns = style(
  page({
    display: "grid",
    minHeight: "calc(100vh - 72px)",
    alignContent: "start",
    "@media": { [media.lg]: { gridTemplateColumns: "minmax(0, 1fr) minmax(400px, 38%)", alignContent: "stretch" } },
  }),
);
export const main = style(
  page({
    padding: `clamp(24px, 4vw, 56px) ${margin} 80px`,
    display: "grid",
    gap: 32,
    alignContent: "start",
    width: "100%",
    maxWidth: `calc(640px + 2 * ${margin})`,
    marginInline: "auto",
    minWidth: 0,
    "@media": { [media.lg]: { marginInlineEnd: "clamp(32px, 6vw, 96px)" } },
  }),
);
/** What stands in the summary too, which a phone folds away. */
export const newsOnPhone = style(
  page({ selectors: { "&:empty": { display: "none" } }, "@media": { [media.lg]: { display: "none" } } }),
);
export const newsBeside = style(page({ "@media": { "(max-width: 63.9375em)": { display: "none" } } }));
export const side = style(page({ "@media": { "(max-width: 63.9375em)": { order: -1, minHeight: 65 } } }));
/** One price under the other, so that two long ones leave the product its name. */
export const summaryPrice = style(page({ flexDirection: "column", alignItems: "flex-end" }));

export const sideInner = style(page({ display: "grid", gap: 20 }));
export const section = style(page({ display: "grid", gap: 20 }));
export const foot = style(
  page({
    display: "flex",
    justifyContent: "space-between",
    alignItems: "center",
    gap: 16,
    flexWrap: "wrap-reverse",
    "@media": { "(max-width: 39.9375em)": { flexDirection: "column-reverse", alignItems: "stretch", textAlign: "center" } },
  }),
);
export const back = style(
  page({ display: "inline-flex", alignItems: "center", justifyContent: "center", gap: 8, minHeight: 44 }),
);
export const done = style(page({ border: `1px solid ${vars.color.border.default}` }));
export const doneRow = style(
  page({
    display: "grid",
    gridTemplateColumns: "1fr auto",
    gap: 12,
    padding: "14px 16px",
    alignItems: "start",
    selectors: { "& + &": { borderTop: line } },
    "@media": { [media.sm]: { gridTemplateColumns: "5.25rem 1fr auto", paddingInline: 20 } },
  }),
);
export const doneLabel = style(
  page({ color: vars.color.text.secondary, "@media": { "(max-width: 39.9375em)": { gridColumn: 1, gridRow: 1 } } }),
);
export const doneValue = style(
  page({ overflowWrap: "anywhere", "@media": { "(max-width: 39.9375em)": { gridColumn: 1, gridRow: 2 } } }),
);
export const doneChange = style(page({ "@media": { "(max-width: 39.9375em)": { gridColumn: 2, gridRow: 1 } } }));
export const stack = style(page({ display: "grid", gap: 12, justifyItems: "start" }));
/** A list of choices as wide as the step. */
export const rows = style(page({ width: "100%" }));
/** The parts of a step's form, as far from each other as the step's own parts are. */
export const stepForm = style(page({ display: "grid", gap: 32 }));
export const problem = style(page({ display: "grid", selectors: { "&:empty": { display: "none" } } }));
export const noteLink = style(page({ display: "inline-flex", alignItems: "center", minHeight: 44 }));
/** A page that is about to lead elsewhere or to fill. */
export const waiting = style(page({ minHeight: "60vh" }));
export const success = style(
  page({
    position: "relative",
    background: vars.color.bg.marker,
    color: vars.color.text["on-marker"],
    overflow: "hidden",
  }),
);
export const successInner = style(
  page({
    position: "relative",
    paddingBlock: "clamp(40px, 6vw, 88px)",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: 24,
    justifyItems: "start",
  }),
);
/** In one line where it fits into one. */
export const unbroken = style(page({ display: "inline-block" }));
export const successWords = style(page({ maxWidth: "44ch", overflowWrap: "anywhere" }));
export const failedWords = style(page({ maxWidth: "52ch" }));
export const helpAhead = style(page({ display: "grid", gap: 8, maxWidth: "52ch" }));
/** Steps that lead off the page, where there is room beside the headline. */
export const prints = style(
  page({
    display: "none",
    position: "absolute",
    pointerEvents: "none",
    insetInlineEnd: "-7%",
    top: 0,
    width: "44%",
    height: "100%",
    objectFit: "contain",
    objectPosition: "right center",
    "@media": { [media.xl]: { display: "block" } },
  }),
);
export const afterwards = style(
  page({ paddingBottom: 8, selectors: { "&:last-child": { paddingBottom: "clamp(40px, 6vw, 88px)" } } }),
);
export const earlierTry = style(page({ marginTop: "clamp(32px, 5vw, 72px)" }));
export const wayOn = style(page({ display: "flex", flexWrap: "wrap", gap: 8 }));
export const cards = style(
  page({
    display: "grid",
    gap: gutter,
    marginBlock: "clamp(32px, 5vw, 72px)",
    alignItems: "start",
    "@media": { [media.md]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 1fr)" } },
    selectors: { [`&:has(> ${wayOn})`]: { gridTemplateRows: "auto 1fr" } },
  }),
);
export const card = style(
  page({
    border: `1px solid ${vars.color.border.default}`,
    borderRadius: vars.radius.card,
    background: vars.color.bg.panel,
    padding: 20,
    display: "grid",
    gap: 16,
    alignContent: "start",
    minWidth: 0,
    "@media": { [media.lg]: { padding: 28 } },
  }),
);
/** One card under the other, beside a larger one and what follows that. */
export const beside = style(
  page({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: gutter,
    "@media": { [media.md]: { selectors: { "&:not(:last-child)": { gridRow: "1 / span 2", gridColumn: 2 } } } },
  }),
);
export const address = style(page({ fontStyle: "normal", overflowWrap: "anywhere" }));
