export { SizeChart, type SizeChartProps } from "./SizeChart.tsx";
export type { SizeChartData, SizeChartSystem } from "./size-chart.contract.ts";
