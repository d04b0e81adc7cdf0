export { ArticleCard, type ArticleCardProps, ArticleGrid } from "./ArticleCard.tsx";
export { type ArticleCardLook, articleCardLooks } from "./article-card.contract.ts";
