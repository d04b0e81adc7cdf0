export { Description, DescriptionList, type DescriptionListProps, type DescriptionProps } from "./DescriptionList.tsx";
export { type DescriptionListLook, descriptionListLooks } from "./description-list.contract.ts";
