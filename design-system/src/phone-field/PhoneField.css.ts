import { style } from "@vanilla-extract/css";
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
    },
  }),
);

/** The platform's select lies unseen over flag and chevron: it opens the platform's list, and is 44 px to a finger. */
export const select = style(
  component({ position: "absolute", inset: 0, width: "100%", opacity: 0, cursor: "pointer", appearance: "none", fontSize: 16 }),
);
