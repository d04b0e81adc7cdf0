import { media, page } from "@tread/design-system/theme";
import { style } from "@vanilla-extract/css";

export const placeField = style(page({ display: "grid", gap: 16 }));
// Without words it takes no room, and stays for those who have it read to them.
export const placeProblem = style(page({ selectors: { "&:empty": { marginTop: -16 } } }));
export const placeRow = style(
  page({
    display: "grid",
    gap: 12,
    // Each is as wide as its words ask for: on the narrowest phone half is too little for the longer.
    gridTemplateColumns: "auto auto",
    alignItems: "end",
    "@media": { [media.md]: { gridTemplateColumns: "minmax(0, 1fr) auto auto" } },
  }),
);
export const place = style(page({ minWidth: 0, gridColumn: "1 / -1", "@media": { [media.md]: { gridColumn: "auto" } } }));
/** Where somebody is, only a script can ask. */
export const nearMe = style(page({ "@media": { "(scripting: none)": { display: "none" } } }));
