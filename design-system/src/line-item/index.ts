export { LineItem, type LineItemProps, LineItems, type LineItemsProps } from "./LineItem.tsx";
export { type LineItemSize, lineItemSizes } from "./line-item.contract.ts";
