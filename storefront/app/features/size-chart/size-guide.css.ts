import { page } from "@tread/design-system/theme";
import { style } from "@vanilla-extract/css";

export const panel = style(page({ display: "grid", gap: 20, paddingTop: 20 }));

export const steps = style(page({ display: "grid", gap: 14, counterReset: "step" }));

export const step = style(
  page({
    display: "grid",
    gridTemplateColumns: "44px 1fr",
    counterIncrement: "step",
    "::before": { content: "counter(step)", fontStretch: "62%", fontWeight: 200, fontSize: "2.5rem", lineHeight: 1 },
  }),
);
