export { StoreCard, type StoreCardProps } from "./StoreCard.tsx";
export { StoreOption, type StoreOptionProps } from "./StoreOption.tsx";
export type { OpenState, StoreCardLook, StoreHours, StoreStock } from "./store-card.contract.ts";
