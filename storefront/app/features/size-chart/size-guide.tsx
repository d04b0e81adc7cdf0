import { Note } from "@tread/design-system/note";
import { SizeChart as SizeChartTable } from "@tread/design-system/size-chart";
import { Heading, Text } from "@tread/design-system/text";
import { type SizeChart, type SizeSystem, sizeSystems } from "#domain/product/product.ts";
import { ShopOverlay } from "../shop/shop-overlay.tsx";
import { sizeChartRow, sizeChartTable } from "./size-chart-table.ts";

export interface SizeGuideProps {
  chart: SizeChart;
  /** What the sizes are of. */
  title: string;
  /** The system the shopper chooses in. */
  system: SizeSystem | undefined;
  /** The shopper takes another system, for the sizes on the page too. */
  onSystem: (system: SizeSystem) => void;
  /** The chosen size as its button says it. */
  size: string | undefined;
  onClose: () => void;
}

/** The size chart of a product, beside the page so that the choice stays in view (SIZE rows). */
export default function SizeGuide({ chart, title, system, onSystem, size, onClose }: SizeGuideProps) {
  const current = size === undefined ? undefined : sizeChartRow(chart, size, system);
  return (
    <ShopOverlay
      open
      onOpenChange={onClose}
      position="right"
      width="md"
      label="Size guide"
      header={<Heading level={2} size="sm" shout="Size" aside="guide" />}
      backdrop
    >
      <Text variant="body.sm" tone="secondary" style={{ marginBottom: 16 }}>
        {chart.name}, for {title}.{current !== undefined && " Your size is marked."}
      </Text>
      <SizeChartTable
        caption={chart.name}
        chart={sizeChartTable(chart)}
        system={system}
        onSystem={(chosen) => onSystem(sizeSystems.find((each) => each === chosen) ?? sizeSystems[0])}
        current={current}
      />
      <Note style={{ marginTop: 24 }}>Between two sizes? Take the larger one.</Note>
    </ShopOverlay>
  );
}
