export { QuantityStepper, type QuantityStepperProps } from "./QuantityStepper.tsx";
export {
  limitsText,
  nearestQuantity,
  parseQuantity,
  type QuantityLimits,
  quantityBounds,
  stepQuantity,
} from "./quantity.ts";
