import { page, vars } from "@tread/design-system/theme";
import { style, styleVariants } from "@vanilla-extract/css";
import * as wallets from "../payments/wallets/wallet-button.css.ts";

/** Where the buttons will be, as high as they are: nothing moves when they come. */
export const room = styleVariants({ page: page({ minHeight: 176 }), panel: page({ minHeight: 112 }) });

export const express = style(page({ display: "grid", gap: 12 }));

/** Words between two rules. */
export const or = style(
  page({
    display: "flex",
    alignItems: "center",
    gap: 12,
    marginTop: 20,
    selectors: { "&::before, &::after": { content: '""', flex: 1, height: 1, background: vars.color.border.default } },
  }),
);

export const buttons = style(page({ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 8 }));

/** Each in its maker's colours; Google's mark is light here, so that not two black ones stand side by side. */
export const button = {
  applePay: wallets.button.applePay,
  paypal: wallets.button.paypal,
  ...styleVariants({
    googlePay: [wallets.brand, page({ background: "#fff", color: "#1b1b1b", borderColor: "#747775" })],
    afterpay: [wallets.brand, page({ background: "#b2fce4", color: "#000", borderColor: "#b2fce4" })],
  }),
};
