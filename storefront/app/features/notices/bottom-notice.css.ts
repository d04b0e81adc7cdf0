import { margin, media, page, vars } from "@tread/design-system/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const notice = style(
  page({
    position: "fixed",
    zIndex: vars.layer.header,
    insetInline: 0,
    bottom: 0,
    maxHeight: "60dvh",
    overflowY: "auto",
    display: "grid",
    gap: 16,
    padding: `20px ${margin} calc(20px + env(safe-area-inset-bottom, 0px))`,
    background: vars.color.bg.panel,
    color: vars.color.text.primary,
    boxShadow: vars.shadow.overlay,
    "@media": {
      [media.md]: {
        insetInline: `${margin} auto`,
        bottom: 24,
        width: 440,
        padding: 24,
        borderRadius: vars.radius.panel,
      },
      [media.forcedColors]: { border: "1px solid" },
    },
  }),
);
export const words = style(page({ display: "grid", gap: 8 }));
/** Answers of the same weight stand side by side, each as wide as the other. */
export const actions = style(page({ display: "grid", gridAutoFlow: "column", gridAutoColumns: "1fr", gap: 12 }));

/** On small screens it is as wide as the page: the page's end and what gets the focus stand clear of it. */
globalStyle("html", {
  "@media": {
    [`not all and ${media.md}`]: {
      scrollPaddingBottom: "var(--notice-height, 0px)",
      paddingBottom: "var(--notice-height, 0px)",
    },
  },
});
