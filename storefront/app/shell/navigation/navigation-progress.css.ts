import { vars } from "@tread/design-system/theme";

/** Goes into the document, as it is seen on slow lines alone: every page would load its rule otherwise. */
export const look = {
  position: "fixed",
  inset: "0 0 auto",
  zIndex: vars.layer.prompt,
  height: 4,
  background: vars.color.bg.marker,
  boxShadow: `0 0 0 1px ${vars.color.text.primary}`,
  forcedColorAdjust: "none",
  transformOrigin: "left",
} as const;
