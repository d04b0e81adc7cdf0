import { media, page, tileGap, vars } from "@tread/design-system/theme";
import { style } from "@vanilla-extract/css";

const line = `1px solid ${vars.color.border.subtle}`;

/** A phone's search fills the screen; a larger one hangs from its top. */
export const panel = style(page({ height: "100dvh", "@media": { [media.lg]: { height: "auto" } } }));
export const row = style(
  page({ display: "flex", alignItems: "center", gap: 12, flex: 1, minWidth: 0, "@media": { [media.lg]: { minHeight: 80 } } }),
);
export const input = style(
  page({
    flex: 1,
    minWidth: 0,
    minHeight: 44,
    border: 0,
    background: "none",
    fontSize: "clamp(1.375rem, 1rem + 2vw, 2.75rem)",
    fontStretch: "62%",
    fontWeight: 300,
    letterSpacing: "-.01em",
    selectors: {
      "&:focus-visible": { outline: "none", boxShadow: "none" },
      "&::placeholder": { color: vars.color.text.secondary, opacity: 1 },
      "&::-webkit-search-cancel-button": { display: "none" },
    },
    "@media": { [media.forcedColors]: { borderBottom: "1px solid" } },
  }),
);
export const clear = style(
  page({
    minHeight: 44,
    border: 0,
    background: "none",
    textDecoration: "underline",
    textUnderlineOffset: ".2em",
    cursor: "pointer",
    fontSize: ".875rem",
  }),
);
export const prompt = style(page({ display: "grid", gap: 12 }));
export const chips = style(page({ display: "flex", flexWrap: "wrap", gap: 6 }));
export const results = style(
  page({
    display: "grid",
    gap: 32,
    "@media": { [media.lg]: { gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)", gap: 56 } },
  }),
);
export const lists = style(page({ display: "grid", gap: 28, alignContent: "start" }));
export const group = style(page({ color: vars.color.text.secondary, paddingBottom: 6 }));
export const hit = style(
  page({
    display: "flex",
    alignItems: "center",
    minHeight: 44,
    padding: "8px 12px",
    marginInline: -12,
    whiteSpace: "pre",
    overflow: "hidden",
    textOverflow: "ellipsis",
    selectors: { "&:hover, &:focus-visible": { background: vars.color.bg.subtle } },
  }),
);
export const products = style(
  page({
    display: "grid",
    gridTemplateColumns: "repeat(2, 1fr)",
    gap: `20px ${tileGap}`,
    paddingTop: 12,
    "@media": { [media.md]: { gridTemplateColumns: "repeat(4, 1fr)" } },
  }),
);
export const product = style(page({ display: "grid", gap: 2, alignContent: "start" }));
export const picture = style(
  page({
    display: "block",
    position: "relative",
    aspectRatio: "1",
    overflow: "hidden",
    background: vars.color.bg.media,
    marginBottom: 10,
    "@media": { [media.md]: { aspectRatio: "2 / 3" } },
  }),
);
export const foot = style(
  page({
    display: "flex",
    gap: 24,
    alignItems: "center",
    justifyContent: "space-between",
    marginTop: 24,
    "@media": {
      "(max-width: 767px)": {
        position: "sticky",
        bottom: -16,
        background: vars.color.bg.panel,
        borderTop: line,
        marginInline: "calc(-1 * var(--margin))",
        padding: "16px var(--margin)",
      },
    },
  }),
);
export const all = style(page({ "@media": { "(max-width: 767px)": { flex: 1 } } }));
export const keys = style(page({ "@media": { "(max-width: 1023px), (hover: none)": { display: "none" } } }));
