import { z } from "zod";

/** Where a film of the shop's own is. Pages play no other: their Content-Security-Policy takes media from the shop alone. */
export const ownFilm = z
  .string()
  .regex(/^\/films\/[a-z0-9-]{1,80}\.(?:webm|mp4)$/, "must be a film of the shop's own, such as /films/court-low.webm");

/** Where its captions are. */
export const ownCaptions = z
  .string()
  .regex(/^\/films\/[a-z0-9-]{1,80}\.vtt$/, "must be captions of the shop's own, such as /films/court-low.vtt");
