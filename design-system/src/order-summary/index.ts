export {
  OrderSummary,
  OrderSummaryBar,
  type OrderSummaryBarProps,
  type OrderSummaryProps,
  Sum,
  type SumProps,
  Sums,
} from "./OrderSummary.tsx";
