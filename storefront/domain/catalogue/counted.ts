/** How many of something there are, as an owner reads it: `1 product`, `2 products`. */
export const counted = (count: number, name: string): string => `${count} ${name}${count === 1 ? "" : "s"}`;
