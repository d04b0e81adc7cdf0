import { globalStyle, style } from "@vanilla-extract/css";

/** What a printed page has no use for: the shop around it, and what can only be pressed. */
globalStyle("body header:not(main *), body footer:not(main *), body > section, [role='region'][aria-label^='Notifications']", {
  "@media": { print: { display: "none" } },
});

export const onScreen = style({ "@media": { print: { display: "none" } } });
