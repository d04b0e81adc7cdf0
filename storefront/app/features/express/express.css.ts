import { page, vars } from "@tread/design-system/theme";
import { style, styleVariants } from "@vanilla-extract/css";

/** Where the buttons will be, as high as they are: nothing moves when they come. */
export const room = styleVariants({
  page: page({ minHeight: 172 }),
  panel: page({ minHeight: 104 }),
});

export const express = style(page({ display: "grid", gap: 12, alignContent: "start" }));

/** Words between two rules. */
export const or = style(
  page({
    display: "flex",
    alignItems: "center",
    gap: 12,
    marginTop: 20,
    color: vars.color.text.secondary,
    selectors: {
      "&::before, &::after": { content: '""', flex: 1, height: 1, background: vars.color.border.default },
    },
  }),
);

export const buttons = style(page({ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 8 }));

export const paidAlready = style(page({ marginTop: 16 }));

export const problem = style(page({ selectors: { "&:empty": { display: "none" } } }));

/** Makers ask for their own colours, in every theme and state, and for room around the mark. */
const brand = style(page({ height: 48, paddingInline: 16, textTransform: "none", forcedColorAdjust: "none" }));

const colours = (background: string, color: string, borderColor: string, hovered: string) =>
  page({
    background,
    color,
    borderColor,
    selectors: {
      "&:hover": { background: hovered, color, borderColor },
      "&:disabled": { background, color, borderColor, opacity: 0.5 },
    },
  });

export const button = styleVariants({
  applePay: [brand, colours("#000", "#fff", "#000", "#2b2b2b")],
  googlePay: [brand, colours("#fff", "#1f1f1f", "#747775", "#f2f2f2")],
  paypal: [brand, colours("#ffc439", "#1b1b1b", "#ffc439", "#f2ba36")],
  afterpay: [brand, colours("#b2fce4", "#000", "#b2fce4", "#9af2d5")],
});
