import { page, vars } from "@tread/design-system/theme";
import { style } from "@vanilla-extract/css";

export const back = style(page({ display: "inline-flex", alignItems: "center", gap: 8, minHeight: 44, marginBottom: 8 }));
/** A number has nowhere to break: at twice the text's size it still has a line of a phone to itself. */
export const number = style(page({ fontSize: `min(${vars.type.display.md.size}, 9.6vw)` }));
export const parts = style(page({ display: "grid", gap: 32 }));
export const lines = style(page({ borderTop: `1px solid ${vars.color.border.strong}`, paddingTop: 20 }));
