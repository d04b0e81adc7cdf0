import { page } from "@tread/design-system/theme";
import { style, styleVariants } from "@vanilla-extract/css";

/** Makers ask for their own colours, in every theme, and for room around the mark. */
export const brand = style(page({ gap: 8, fontWeight: 500, textTransform: "none", forcedColorAdjust: "none" }));

const black = page({
  background: "#000",
  color: "#fff",
  borderColor: "#000",
  selectors: { "&:hover": { background: "#2b2b2b", color: "#fff", borderColor: "#2b2b2b" } },
});

export const button = styleVariants({
  applePay: [brand, black],
  googlePay: [brand, black],
  paypal: [
    brand,
    page({
      background: "#ffc439",
      color: "#1b1b1b",
      borderColor: "#ffc439",
      selectors: { "&:hover": { background: "#f2ba36", color: "#1b1b1b", borderColor: "#f2ba36" } },
    }),
  ],
});
