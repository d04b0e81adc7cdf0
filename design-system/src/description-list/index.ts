export { Description, DescriptionList, type DescriptionListProps, type DescriptionProps } from "./DescriptionList.tsx";
export type { DescriptionListLook } from "./description-list.contract.ts";
