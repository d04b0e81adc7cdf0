import { vars } from "../theme/index.ts";

/** What a control inside of the box is: as wide as is left, without looks of its own. */
export const bare = {
  flex: 1,
  width: "100%",
  minWidth: 0,
  minHeight: 50,
  border: 0,
  background: "none",
  padding: "0 16px",
  borderRadius: "inherit",
  appearance: "none",
} as const;

// The box shows the focus for its control.
export const quiet = { "&:focus": { outline: "none", boxShadow: "none" } } as const;
export const placeholder = { "&::placeholder": { color: vars.color.text.placeholder, opacity: 1 } } as const;
