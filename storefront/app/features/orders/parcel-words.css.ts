import { style } from "@vanilla-extract/css";

/** A carrier's number may be longer than a phone is wide. */
export const words = style({ overflowWrap: "anywhere" });
