export { QuantityStepper, type QuantityStepperProps } from "./QuantityStepper.tsx";
export type { QuantityLimits } from "./quantity.ts";
