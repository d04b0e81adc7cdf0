export { Box, type BoxProps } from "./Box.tsx";
export { Cluster, type ClusterProps } from "./Cluster.tsx";
export { type Columns, Grid, type GridProps } from "./Grid.tsx";
export { type Alignment, type BoxElement, type Gap, gaps } from "./layout.contract.ts";
export { Section, type SectionProps } from "./Section.tsx";
export { Stack, type StackProps } from "./Stack.tsx";
export { TileGrid, type TileGridProps } from "./TileGrid.tsx";
export { Wrap, type WrapProps } from "./Wrap.tsx";
