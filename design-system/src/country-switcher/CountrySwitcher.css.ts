import { vars } from "@tread/tokens/contract";
import { style } from "@vanilla-extract/css";
import { text } from "../text/type.css.ts";
import { onInverse } from "../theme/ground.ts";
import { component } from "../theme/layered.ts";
import { media } from "../theme/media.ts";

const { color, size } = vars;

export const switcher = style(component({ position: "relative", display: "inline-block" }));

export const button = style([
  text.label.md,
  component({
    display: "inline-flex",
    alignItems: "center",
    gap: 8,
    minHeight: size.tap,
    paddingInline: 16,
    border: `1px solid ${color.control.border.rest}`,
    borderRadius: vars.radius.control,
    selectors: {
      "&:hover": { borderColor: color.control.border.hover },
      [onInverse]: { borderColor: color.border["inverse-control"], color: color.text.inverse },
      [`${onInverse}:hover`]: { borderColor: color.text.inverse },
    },
  }),
]);

export const chevron = style(component({ selectors: { "[open] > summary > &": { rotate: "180deg" } } }));

export const currency = style([text.label.xs, component({ opacity: 0.8 })]);

/** Opens upward: it lives at the foot of the page. */
export const menu = style(
  component({
    position: "absolute",
    insetInlineStart: 0,
    bottom: "calc(100% + 8px)",
    width: 272,
    maxWidth: "calc(100vw - 32px)",
    zIndex: vars.layer.dropdown,
    paddingBlock: 8,
    background: color.bg.panel,
    color: color.text.primary,
    border: `1px solid ${color.border.default}`,
    borderRadius: vars.radius.panel,
    boxShadow: vars.shadow.menu,
    "@media": { [media.forcedColors]: { border: "1px solid" } },
  }),
);

export const option = style([
  text.body.sm,
  component({
    display: "flex",
    alignItems: "center",
    gap: 12,
    minHeight: size.tap,
    paddingInline: 16,
    selectors: {
      "&:hover": { background: color.bg.subtle },
      // The menu is a light panel on a dark ground: it has the light ring.
      "&:focus-visible:focus-visible": {
        outlineColor: color.focus.ring,
        outlineOffset: -2,
        boxShadow: "none",
      },
    },
  }),
]);

export const tick = style(component({ marginInlineStart: "auto" }));

export const note = style([text.body.sm, component({ padding: "8px 16px", color: color.text.secondary })]);
