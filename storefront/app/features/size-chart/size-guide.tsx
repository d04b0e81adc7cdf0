import { Note } from "@tread/design-system/note";
import { SizeChart as SizeChartTable } from "@tread/design-system/size-chart";
import { Tab, TabList, TabPanel, Tabs } from "@tread/design-system/tabs";
import { Heading, Text } from "@tread/design-system/text";
import { type SizeChart, type SizeSystem, sizeSystems } from "#domain/product/product.ts";
import { chartSystems } from "#domain/product/size-chart.ts";
import { ShopOverlay } from "../shop/shop-overlay.tsx";
import { sizeChartRow, sizeChartTable } from "./size-chart-table.ts";
import * as styles from "./size-guide.css.ts";

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

const measuring = [
  ["Stand on paper.", "Heel against a wall, weight on the foot."],
  ["Mark the longest toe.", "It is not always the big one."],
  ["Measure wall to mark.", "Go by the longer foot, and find its centimetres in the chart's cm column."],
] as const;

/** The size chart of a product, beside the page so that the choice stays in view (SIZE rows); of shoes, how to measure a foot as well. */
export default function SizeGuide({ chart, title, system, onSystem, size, onClose }: SizeGuideProps) {
  const current = size === undefined ? undefined : sizeChartRow(chart, size, system);
  const inCentimetres = chartSystems(chart).includes("cm");
  const convert = (
    <>
      <Text variant="body.sm" tone="secondary">
        {chart.name}, for {title}.{current !== undefined && " Your size is marked."}
      </Text>
      <SizeChartTable
        caption={chart.name}
        chart={sizeChartTable(chart)}
        system={system}
        onSystem={(chosen) => onSystem(sizeSystems.find((each) => each === chosen) ?? sizeSystems[0])}
        current={current}
      />
      <Note>Between two sizes? Take the larger one.</Note>
    </>
  );
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
      {inCentimetres ? (
        <Tabs defaultValue="convert">
          <TabList aria-label="Size guide">
            <Tab value="convert">Convert</Tab>
            <Tab value="measure">Measure your foot</Tab>
          </TabList>
          <TabPanel value="convert" className={styles.panel}>
            {convert}
          </TabPanel>
          <TabPanel value="measure" className={styles.panel}>
            <Text>Do both feet, in the afternoon, in the socks you mean to wear.</Text>
            <ol className={styles.steps}>
              {measuring.map(([what, how]) => (
                <li key={what} className={styles.step}>
                  <span>
                    <strong>{what}</strong> {how}
                  </span>
                </li>
              ))}
            </ol>
            <Note>Between two sizes? Take the larger one.</Note>
          </TabPanel>
        </Tabs>
      ) : (
        <div className={styles.panel}>{convert}</div>
      )}
    </ShopOverlay>
  );
}
