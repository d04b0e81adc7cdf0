export { Badge, type BadgeProps } from "./Badge.tsx";
export { type BadgeTone, badgeTones, type LabelKind, labelKinds } from "./badge.contract.ts";
export { Label, type LabelProps } from "./Label.tsx";
