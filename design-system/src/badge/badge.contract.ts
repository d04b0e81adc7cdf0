/** A woven tag on a picture, by what it says. `plain` takes its own colours. */
export const labelKinds = [
  "new",
  "best-seller",
  "sale",
  "members-only",
  "coming-soon",
  "release",
  "exclusive",
  "sustainable",
  "sold-out",
  "plain",
] as const;
export type LabelKind = (typeof labelKinds)[number];

/** A badge under the price: outlined, green for the planet, ink for members, or tinted for a status. */
export const badgeTones = ["default", "green", "ink", "success", "warning", "muted"] as const;
export type BadgeTone = (typeof badgeTones)[number];
