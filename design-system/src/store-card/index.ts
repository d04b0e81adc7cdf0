export { StoreCard, type StoreCardProps } from "./StoreCard.tsx";
export { StoreOption, type StoreOptionProps } from "./StoreOption.tsx";
export {
  type OpenState,
  type StoreCardLook,
  type StoreHours,
  type StoreStock,
  storeCardLooks,
} from "./store-card.contract.ts";
