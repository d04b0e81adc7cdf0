export { Review, type ReviewProps } from "./Review.tsx";
