/** `card`: 4:5 picture over a plain title, three a row. `lead`: 3:2 picture beside a headline in two voices. */
export const articleCardLooks = ["card", "lead"] as const;
export type ArticleCardLook = (typeof articleCardLooks)[number];
