import { vars } from "@tread/tokens/contract";
import { createVar, globalStyle, style } from "@vanilla-extract/css";
import { margin, tileGap } from "../theme/grid.ts";
import { component } from "../theme/layered.ts";
import { layers } from "../theme/layers.css.ts";
import { media } from "../theme/media.ts";

const { color, layer, radius, shadow } = vars;

/** Room at either side: the page's margin in an overlay, the field's own when floating. */
const side = createVar();
const underMd = "(max-width: 47.9375em)";

export const search = style(component({ position: "relative", color: color.text.primary }));

/** Fills what it stands in, so that the button for all results can stay at the foot of a phone. */
export const pinned = style(
  component({
    vars: { [side]: margin },
    display: "flex",
    flexDirection: "column",
    minHeight: "100%",
    background: color.bg.panel,
  }),
);

export const floating = style(component({ vars: { [side]: "12px" } }));

export const bar = style(
  component({
    display: "flex",
    alignItems: "center",
    gap: 12,
    minHeight: 44,
    selectors: {
      [`${pinned} > &`]: {
        flex: "none",
        position: "sticky",
        top: 0,
        zIndex: layer.raised,
        minHeight: 64,
        paddingInline: `${side} 6px`,
        background: color.bg.panel,
        borderBottom: `1px solid ${color.border.subtle}`,
      },
      // The field itself is as large as the bar, so the bar shows its focus.
      [`${pinned} > &:has(:focus-visible)`]: { borderBottomColor: color.border.strong },
      [`${floating} > &`]: {
        paddingInline: `${side} 0`,
        border: `1px solid ${color.border.default}`,
        borderRadius: radius.control,
        background: color.bg.panel,
      },
      [`${floating} > &:has(input:focus-visible)`]: {
        outline: `2px solid ${color.focus.ring}`,
        outlineOffset: 2,
        boxShadow: `0 0 0 6px ${color.focus.halo}`,
      },
    },
    "@media": {
      [media.lg]: { selectors: { [`${pinned} > &`]: { minHeight: 96, paddingInlineEnd: `calc(${side} - 10px)` } } },
      [media.forcedColors]: {
        selectors: {
          [`${pinned} > &:has(input:focus-visible)`]: { borderBottom: "2px solid Highlight" },
          [`${floating} > &:has(input:focus-visible)`]: { outlineColor: "Highlight" },
        },
      },
    },
  }),
);

export const lens = style(component({ flex: "none" }));

export const input = style(
  component({
    flex: 1,
    minWidth: 0,
    minHeight: 44,
    padding: 0,
    border: 0,
    background: "none",
    color: "inherit",
    // Under 16 px a phone zooms in on a field that takes focus.
    fontSize: "1rem",
    appearance: "none",
    selectors: {
      "&:focus-visible": { outline: "none", boxShadow: "none" },
      "&::placeholder": { color: color.text.secondary, opacity: 1 },
      "&::-webkit-search-cancel-button": { display: "none" },
      "&:disabled": { color: color.text.secondary, opacity: 1 },
      [`${pinned} &`]: {
        fontSize: "clamp(1.375rem, 1rem + 2vw, 2.75rem)",
        fontStretch: "62%",
        fontWeight: 300,
        letterSpacing: "-.01em",
        paddingBlock: 12,
      },
    },
  }),
);

export const clear = style(component({ flex: "none", minHeight: 44, minWidth: 44, paddingInline: 4 }));

export const body = style(
  component({
    padding: `24px ${side}`,
    selectors: {
      [`${pinned} > &`]: { flex: "1 1 auto", display: "flex", flexDirection: "column", paddingBottom: 0 },
      [`${floating} > &`]: {
        position: "absolute",
        zIndex: layer.dropdown,
        insetInline: 0,
        top: "calc(100% + 8px)",
        maxHeight: "min(70vh, 560px)",
        overflow: "auto",
        overscrollBehavior: "contain",
        padding: `16px ${side} 0`,
        border: `1px solid ${color.border.default}`,
        borderRadius: radius.panel,
        boxShadow: shadow.menu,
        background: color.bg.panel,
      },
    },
    "@media": { [media.lg]: { selectors: { [`${pinned} > &`]: { paddingTop: 32 } } } },
  }),
);

export const message = style(component({ display: "grid", gap: 16, justifyItems: "start", paddingBottom: 40 }));

/** Lists take four of twelve columns, pictures eight; on a phone one stands under the other, in the order they are given. */
export const options = style(
  component({
    display: "grid",
    gap: 28,
    alignContent: "start",
    paddingBottom: 24,
    selectors: { [`${floating} &`]: { gap: 16, paddingBottom: 16 } },
    "@media": {
      [media.lg]: {
        paddingBottom: 8,
        selectors: {
          [`${pinned} &`]: {
            gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)",
            // What the pictures are taller than the lists goes under the last of these.
            gridTemplateRows: "auto auto auto 1fr",
            columnGap: 56,
          },
        },
      },
    },
  }),
);

export const rowGroup = style(component({ "@media": { [media.lg]: { selectors: { [`${pinned} &`]: { gridColumn: 1 } } } } }));

export const pictureGroup = style(
  component({ "@media": { [media.lg]: { selectors: { [`${pinned} &`]: { gridColumn: 2, gridRow: "1 / 5" } } } } }),
);

export const groupLabel = style(component({ color: color.text.secondary, paddingBottom: 6 }));

const highlighted = "&[aria-selected='true']";
/** The highlight of the arrow keys stands for focus, so it looks like focus. */
const keyed = `[data-keyed] &[aria-selected='true']`;
const ring = { outline: `2px solid ${color.focus.ring}` } as const;
/** Under a bar that stays at the top and a button that stays at the foot. */
const seen = { scrollMarginBlock: "112px" } as const;

export const row = style(
  component({
    ...seen,
    display: "flex",
    alignItems: "center",
    gap: 10,
    minHeight: 44,
    padding: "8px 12px",
    marginInline: -12,
    cursor: "pointer",
    selectors: {
      [`&:hover, ${highlighted}`]: { background: color.bg.subtle },
      [keyed]: { ...ring, outlineOffset: -2 },
    },
    "@media": {
      [media.forcedColors]: { selectors: { [highlighted]: { outline: "2px solid Highlight", outlineOffset: -2 } } },
    },
  }),
);

export const rowLabel = style(component({ minWidth: 0 }));

export const note = style(component({ color: color.text.secondary }));

export const arrow = style(
  component({
    flex: "none",
    marginInlineStart: "auto",
    opacity: 0,
    selectors: {
      [`${row}:hover > &, ${row}[aria-selected='true'] > &`]: { opacity: 1 },
      "[dir='rtl'] &": { scale: "-1 1" },
    },
  }),
);

export const onward = style(component({ selectors: { "[dir='rtl'] &": { scale: "-1 1" } } }));

export const hits = style(
  component({
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    gap: `20px ${tileGap}`,
    alignContent: "start",
    paddingTop: 12,
    "@media": { [media.md]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } },
  }),
);

export const hit = style(
  component({
    ...seen,
    display: "grid",
    gap: 2,
    alignContent: "start",
    cursor: "pointer",
    selectors: { [keyed]: { ...ring, outlineOffset: 4 } },
    "@media": {
      [media.forcedColors]: { selectors: { [highlighted]: { outline: "2px solid Highlight", outlineOffset: 4 } } },
    },
  }),
);

export const picture = style(
  component({
    display: "block",
    position: "relative",
    // Lower than a tile's, and no lower than shows a hood whole.
    aspectRatio: "3 / 4",
    overflow: "hidden",
    background: color.bg.media,
    marginBottom: 10,
    "@media": { [media.md]: { aspectRatio: "2 / 3" } },
  }),
);

globalStyle(`${hit}:hover ${picture}, ${hit}[aria-selected='true'] ${picture}`, {
  "@layer": { [layers.components]: { background: color.bg.subtle } },
});

export const foot = style(
  component({
    display: "flex",
    gap: 24,
    alignItems: "center",
    justifyContent: "space-between",
    paddingBlock: "16px 24px",
    "@media": {
      [underMd]: {
        position: "sticky",
        bottom: 0,
        marginTop: "auto",
        marginInline: `calc(-1 * ${side})`,
        paddingInline: side,
        paddingBottom: "max(16px, env(safe-area-inset-bottom))",
        background: color.bg.panel,
        borderTop: `1px solid ${color.border.subtle}`,
      },
      [media.lg]: { selectors: { [`${pinned} &`]: { paddingBlock: "24px 32px" } } },
    },
  }),
);

export const all = style(component({ minWidth: 0, paddingBlock: 6, whiteSpace: "normal", "@media": { [underMd]: { flex: 1 } } }));

/** Only who has keys is told about them. */
export const keys = style(
  component({
    color: color.text.secondary,
    selectors: { [`${floating} &`]: { display: "none" } },
    "@media": { "(max-width: 63.9375em), (hover: none)": { display: "none" } },
  }),
);

export const waitingGroup = style(component({ display: "grid", gap: 20 }));
