export { visuallyHidden } from "./VisuallyHidden.css.ts";
export { VisuallyHidden, type VisuallyHiddenProps } from "./VisuallyHidden.tsx";
