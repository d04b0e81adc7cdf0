export { baseColours } from "./base-colours.ts";
export { CheckboxFacet, type CheckboxFacetProps } from "./CheckboxFacet.tsx";
export { ColourFacet } from "./ColourFacet.tsx";
export { Facet, type FacetProps } from "./Facet.tsx";
export { FacetForm, type FacetFormProps } from "./FacetForm.tsx";
export { FacetGroup, type FacetGroupProps } from "./FacetGroup.tsx";
export type { FacetLook, FacetOption, FacetOptionsProps, FacetType } from "./facet.contract.ts";
export { SizeFacet } from "./SizeFacet.tsx";
export { ToggleFacet, type ToggleFacetProps } from "./ToggleFacet.tsx";
