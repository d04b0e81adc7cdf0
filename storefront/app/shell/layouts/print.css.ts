import { globalStyle } from "@vanilla-extract/css";

/** A printed page has no use for the shop around it. */
globalStyle("body header:not(main *), body footer:not(main *), body > section, [role='region'][aria-label^='Notifications']", {
  "@media": { print: { display: "none" } },
});
