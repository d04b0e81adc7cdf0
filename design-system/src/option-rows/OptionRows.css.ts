import { globalStyle, style } from "@vanilla-extract/css";
import { text } from "../text/type.css.ts";
import { component, layers, media, vars } from "../theme/index.ts";

const { color, radius } = vars;

/** Where what stands at the end wraps before it crowds out the words; a row of three payment marks just fits. */
const narrow = "(max-width: 39.9375em)";

export const rows = style(
  component({ border: `1px solid ${color.border.default}`, background: color.bg.panel, borderRadius: radius.card }),
);

export const row = style(
  component({
    position: "relative",
    borderTop: `1px solid ${color.border.subtle}`,
    selectors: {
      "&:first-child": { borderTop: 0 },
      "&[data-state=chosen]": { zIndex: 1, boxShadow: `inset 0 0 0 2px ${color.border.strong}` },
      "&[data-state=disabled]": { color: color.text.disabled },
    },
    "@media": {
      [media.forcedColors]: {
        selectors: { "&[data-state=chosen]": { outline: "2px solid Highlight", outlineOffset: -2 } },
      },
    },
  }),
);

/** What stands at the end has a line of its own where the words, however large they are set, would have no room beside it. */
const parts = {
  display: "flex",
  flexWrap: "wrap",
  gap: "4px 14px",
  alignItems: "center",
  minHeight: 68,
  padding: 16,
  "@media": { [media.sm]: { paddingInline: 20 } },
} as const;

export const line = style(component(parts));

export const head = style(
  component({ ...parts, cursor: "pointer", selectors: { "[data-state=disabled] > &": { cursor: "not-allowed" } } }),
);

globalStyle(`:is(${line}, ${head}) > :nth-child(2)`, {
  "@layer": { [layers.components]: { flex: "1 1 3rem", minWidth: 0 } },
});
/** Beside a button or an amount there is room for a sentence, not for a word. */
globalStyle(`${line} > :nth-child(2)`, { "@layer": { [layers.components]: { flexBasis: "6.25rem" } } });

export const title = style([text.label.lg, component({ display: "block", overflowWrap: "anywhere" })]);

export const meta = style([
  text.body.sm,
  component({
    display: "block",
    overflowWrap: "anywhere",
    color: color.text.secondary,
    selectors: { "[data-state=disabled] &": { color: "inherit" } },
  }),
]);

export const end = style([
  text.price.md,
  component({
    textAlign: "end",
    marginInlineStart: "auto",
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "flex-end",
    gap: 8,
    "@media": { [narrow]: { maxWidth: 150, selectors: { "&:has(> button)": { maxWidth: "none" } } } },
  }),
]);

const stack = { display: "grid", gap: 16 } as const;

export const body = style(
  component({
    padding: "4px 16px 20px",
    "@media": { [media.sm]: { paddingInline: "58px 20px" } },
    selectors: { "&:not([hidden])": stack },
  }),
);

export const formBody = style(component({ ...stack, padding: 16, "@media": { [media.sm]: { padding: "16px 20px 20px" } } }));

export const error = style(component({ marginTop: 6 }));
