/** Type roles by group, smallest last. */
export const roles = {
  display: ["hero", "xl", "lg", "md", "sm"],
  heading: ["lg", "md", "sm"],
  body: ["lg", "md", "sm", "xs"],
  label: ["lg", "md", "sm", "xs"],
  price: ["lg", "md", "sm"],
  numeral: ["countdown", "tile", "table"],
} as const;

type Roles = typeof roles;

/** A type role as `group.role`, or `quote`, which stands alone. */
export type TypeRole = { [Group in keyof Roles]: `${Group}.${Roles[Group][number]}` }[keyof Roles] | "quote";

/** Every role, for recipes and controls. */
export const typeRoles = [
  ...Object.entries(roles).flatMap(([group, names]) => names.map((name) => `${group}.${name}`)),
  "quote",
] as TypeRole[];
