export { ArticleCard, type ArticleCardProps, ArticleGrid } from "./ArticleCard.tsx";
export type { ArticleCardLook } from "./article-card.contract.ts";
