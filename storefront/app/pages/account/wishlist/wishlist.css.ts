import { page } from "@tread/design-system/theme";
import { style } from "@vanilla-extract/css";

/** Swatches, and the ring of the colour that is shown, keep their distance from the button under them. */
export const item = style(page({ display: "grid", gap: 20, alignContent: "space-between", minWidth: 0 }));
export const foot = style(page({ display: "grid", gap: 8, justifyItems: "start" }));
export const sizes = style(page({ border: 0, margin: 0, padding: 0, minWidth: 0, display: "grid", gap: 8, width: "100%" }));
export const more = style(page({ marginTop: 48 }));
export const none = style(page({ display: "grid", gap: "clamp(48px, 6vw, 80px)", gridTemplateColumns: "minmax(0, 1fr)" }));
/** It is the page's own title, which stands where all titles of the account do. */
export const empty = style(page({ paddingTop: 0 }));
