import { style, styleVariants } from "@vanilla-extract/css";
import { text } from "../text/type.css.ts";
import { component, media, vars } from "../theme/index.ts";
import type { TabVariant } from "./tabs.contract.ts";

const { color, motion } = vars;
const hairline = `inset 0 -1px 0 ${color.border.subtle}`;

const lists: Record<TabVariant, Parameters<typeof component>[0]> = {
  underline: { display: "flex", gap: 28, overflowX: "auto", scrollbarWidth: "none", boxShadow: hairline },
  split: { display: "grid", gridTemplateColumns: "1fr 1fr", boxShadow: hairline },
};

export const list = styleVariants(lists, (rule) => component(rule));

const current = "&[aria-selected=true], &[aria-current=page]";

export const tab = style([
  text.label.md,
  component({
    position: "relative",
    display: "grid",
    alignContent: "center",
    justifyItems: "center",
    minHeight: 48,
    padding: "12px 0 14px",
    color: color.text.secondary,
    whiteSpace: "nowrap",
    transition: `color ${motion.hover}`,
    selectors: {
      "&:hover": { color: color.text.primary },
      "&:disabled": { color: color.text.disabled, cursor: "not-allowed" },
      [current]: { color: color.text.primary },
      "&[aria-selected=true]::after, &[aria-current=page]::after": {
        content: "",
        position: "absolute",
        inset: "auto 0 0",
        height: 3,
        background: color.border.strong,
      },
      // What scrolls cuts off a ring outside of it.
      "&:focus-visible": { outlineOffset: -2, boxShadow: `inset 0 0 0 4px ${color.focus.halo}` },
      [`${list.split} > &`]: { textAlign: "center", paddingInline: 8, whiteSpace: "normal" },
    },
    "@media": {
      [media.forcedColors]: {
        selectors: { "&[aria-selected=true]::after, &[aria-current=page]::after": { background: "Highlight" } },
      },
    },
  }),
]);

export const panel = style(component({ selectors: { "&[data-state=inactive]": { display: "none" } } }));
