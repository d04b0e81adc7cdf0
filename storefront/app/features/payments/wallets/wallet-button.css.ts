import { page } from "@tread/design-system/theme";
import { style } from "@vanilla-extract/css";

/** Makers ask for their own colours, in every theme, and for room around the mark. */
export const brand = style(page({ gap: 8, fontWeight: 500, textTransform: "none", forcedColorAdjust: "none" }));

const black = style([
  brand,
  page({
    background: "#000",
    color: "#fff",
    // The edge stays the button's own, which forced colours show: on a dark ground it would have no shape.
    selectors: { "&:hover": { background: "#2b2b2b", color: "#fff" } },
  }),
]);

export const button = {
  applePay: black,
  googlePay: black,
  paypal: style([
    brand,
    page({
      background: "#ffc439",
      color: "#1b1b1b",
      borderColor: "#ffc439",
      selectors: { "&:hover": { background: "#f2ba36", color: "#1b1b1b", borderColor: "#f2ba36" } },
    }),
  ]),
};
