import { page } from "@tread/design-system/theme";
import { style } from "@vanilla-extract/css";

/** An e-mail address in it, which may be one long word, never makes it wider than the page. */
export const form = style(page({ display: "grid", gap: 20, overflowWrap: "anywhere" }));
export const problem = style(page({ display: "grid", selectors: { "&:empty": { display: "none" } } }));
export const beside = style(
  page({ display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "space-between", gap: "8px 16px" }),
);
/** A title that takes focus when it replaces a form, and is nothing to press. */
export const news = style(page({ display: "grid", gap: 16, justifyItems: "start", overflowWrap: "anywhere" }));
export const cutout = style(page({ width: "100%", height: "auto" }));
export const waiting = style(page({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 12, minHeight: 200 }));
/** A form on a page of the dashboard. */
export const pageForm = style(page({ display: "grid", gap: 24, maxWidth: 640 }));
