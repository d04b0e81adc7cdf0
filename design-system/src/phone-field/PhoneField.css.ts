import { style } from "@vanilla-extract/css";
import { text } from "../text/type.css.ts";
import { component, vars } from "../theme/index.ts";

const { color } = vars;

export const country = style(
  component({
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    gap: 8,
    height: 50,
    paddingInline: "16px 12px",
    flex: "none",
    "::after": {
      content: "",
      position: "absolute",
      insetInlineEnd: 0,
      top: 11,
      height: 28,
      borderInlineEnd: `1px solid ${color.border.subtle}`,
    },
    selectors: {
      "&:has(:focus-visible)": { outline: `2px solid ${color.focus.ring}`, outlineOffset: -4, borderRadius: 8 },
      // An ink hairline has to give way to the list that opens over it.
      "&:has([aria-expanded=true])": { zIndex: vars.layer.dropdown },
    },
  }),
);

/** The platform's select lies unseen over flag and chevron: it opens the platform's list, and is 44 px to a finger. */
export const select = style(
  component({ position: "absolute", inset: 0, width: "100%", opacity: 0, cursor: "pointer", appearance: "none", fontSize: 16 }),
);

export const button = style(
  component({
    display: "inline-flex",
    alignItems: "center",
    gap: 8,
    height: 50,
    marginInline: "-16px -12px",
    paddingInline: "16px 12px",
    cursor: "pointer",
    borderRadius: 8,
    // The box around shows the focus.
    selectors: { "&:focus-visible": { outline: "none", boxShadow: "none" }, "&:disabled": { cursor: "not-allowed" } },
  }),
);

export const code = style([
  text.label.xs,
  component({
    display: "inline-grid",
    placeItems: "center",
    width: 24,
    height: 16,
    flex: "none",
    background: color.bg.sunken,
    color: color.text.primary,
  }),
]);

export const list = style(
  component({
    position: "absolute",
    top: "calc(100% + 8px)",
    insetInlineStart: 0,
    width: 320,
    maxHeight: 316,
    overflowY: "auto",
    overscrollBehavior: "contain",
    selectors: { "&[hidden]": { display: "none" } },
  }),
);

export const option = style(component({ textAlign: "start" }));

export const callingCode = style(
  component({ marginInlineStart: "auto", color: color.text.secondary, fontVariantNumeric: "tabular-nums" }),
);

/** Holds its place in every row, so that the codes line up. */
export const tick = style(component({ width: 20, height: 20, flex: "none" }));
