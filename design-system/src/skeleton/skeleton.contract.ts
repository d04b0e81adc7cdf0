/** A line of text, a 2:3 picture, or a box that takes the height it is given. */
export const skeletonShapes = ["line", "picture", "box"] as const;
export type SkeletonShape = (typeof skeletonShapes)[number];
