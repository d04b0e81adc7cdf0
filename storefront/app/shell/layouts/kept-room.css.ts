import { page } from "@tread/design-system/theme";
import { globalStyle } from "@vanilla-extract/css";

/** Where no script runs, and on paper, nothing comes into the room that is kept free for it. */
globalStyle(
  "main div[style^='min-height']:empty",
  page({ "@media": { "(scripting: none), print": { display: "none" } } }) as never,
);
