export { Review, type ReviewProps, reviewLevels } from "./Review.tsx";
