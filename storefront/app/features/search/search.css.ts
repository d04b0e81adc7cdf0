import { page, vars } from "@tread/design-system/theme";
import { style } from "@vanilla-extract/css";

export const promptPart = style(page({ paddingBottom: 20 }));
export const promptHead = style(
  page({
    display: "flex",
    justifyContent: "space-between",
    alignItems: "baseline",
    gap: 16,
    color: vars.color.text.secondary,
    paddingBottom: 12,
  }),
);
/** The field stands clear of the header. */
export const withoutScript = style(page({ paddingTop: 24 }));
export const chips = style(page({ display: "flex", flexWrap: "wrap", gap: 6 }));
/** A line over what was found, or instead of it. */
export const readAs = style(page({ paddingBottom: 24, overflowWrap: "anywhere" }));
