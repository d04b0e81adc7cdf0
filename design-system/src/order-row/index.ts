export { OrderRow, type OrderRowProps } from "./OrderRow.tsx";
