import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { component, layers, media, vars } from "../theme/index.ts";
import type { LineItemSize } from "./line-item.contract.ts";

const { color } = vars;

export const lines = style(component({ display: "grid" }));
export const linesInCart = style(component({ borderTop: `1px solid ${color.border.strong}` }));

const row = (picture: number, gap: number, paddingBlock: number) =>
  ({
    display: "grid",
    gridTemplateColumns: `${picture}px 1fr`,
    gap,
    paddingBlock,
    borderTop: `1px solid ${color.border.subtle}`,
    selectors: { "&:first-child": { borderTop: 0 } },
  }) as const;

const first = { "&:first-child": { borderTop: 0, paddingTop: 0 } } as const;

const sizes: Record<LineItemSize, Parameters<typeof component>[0]> = {
  cart: {
    ...row(96, 16, 20),
    "@media": { [media.md]: { gridTemplateColumns: "128px 1fr", gap: 24, paddingBlock: 24 } },
  },
  compact: { ...row(96, 16, 20), selectors: first },
  summary: { ...row(64, 14, 14), selectors: first },
};

export const line = styleVariants(sizes, (rule) => component(rule));

export const picture = style(
  component({
    position: "relative",
    display: "block",
    alignSelf: "start",
    aspectRatio: "2 / 3",
    background: color.bg.media,
    overflow: "hidden",
  }),
);

globalStyle(`${picture} img`, {
  "@layer": { [layers.components]: { width: "100%", height: "100%", objectFit: "cover" } },
});

export const pictureInvalid = style(
  component({
    "::after": {
      content: "",
      position: "absolute",
      inset: 0,
      border: `2px solid ${color.feedback.error.border}`,
    },
  }),
);

export const main = style(component({ display: "grid", gap: 4, alignContent: "start", minWidth: 0 }));
export const top = style(component({ display: "flex", flexWrap: "wrap", gap: "2px 12px" }));
// With large text the price goes under the name.
globalStyle(`${top} > :first-child`, { "@layer": { [layers.components]: { flex: "1 5rem" } } });
export const secondary = style(component({ color: color.text.secondary }));
export const name = style(component({ overflowWrap: "anywhere" }));
export const nameInCart = style(component({ fontSize: "1.0625rem", fontWeight: 600 }));

export const nameLink = style(
  component({ selectors: { "&:hover": { textDecoration: "underline", textUnderlineOffset: ".2em" } } }),
);

export const prices = style(component({ display: "grid", justifyItems: "end", gap: 2, fontVariantNumeric: "tabular-nums" }));

export const error = style(component({ display: "flex", gap: 6, alignItems: "flex-start", color: color.feedback.error.fg }));

globalStyle(`${error} > svg`, { "@layer": { [layers.components]: { marginTop: 1, flex: "none" } } });
globalStyle(`${error} a`, {
  "@layer": { [layers.components]: { textDecoration: "underline", textUnderlineOffset: ".2em" } },
});

export const foot = style(
  component({
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    flexWrap: "wrap",
    gap: 12,
    marginTop: 10,
  }),
);

/** At the line's end beside the quantity, at its start under it. */
export const actions = style(
  component({
    display: "flex",
    flexWrap: "wrap",
    gap: "4px 20px",
    selectors: { "&:only-child": { marginInlineStart: "auto" } },
  }),
);

globalStyle(`${actions} > *`, {
  "@layer": { [layers.components]: { display: "inline-flex", alignItems: "center", gap: 6, minHeight: 44 } },
});
