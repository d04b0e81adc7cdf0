export { Skeleton, type SkeletonProps } from "./Skeleton.tsx";
export { type SkeletonShape, skeletonShapes } from "./skeleton.contract.ts";
