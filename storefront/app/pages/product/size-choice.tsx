import { useReadBack } from "@tread/design-system/form";
import { Icon } from "@tread/design-system/icon";
import { SizeButtons, type SizeOption } from "@tread/design-system/size-picker";
import { Text } from "@tread/design-system/text";
import { type Ref, useId, useState } from "react";
import { type SizeChart, type SizeSystem, sizeSystems } from "#domain/product/product.ts";
import { chartSystems } from "#domain/product/size-chart.ts";
import { requireSizeChart } from "#domain/product/size-chart-load.ts";
import { sizeSystemLabels, sizeWithSystem } from "#domain/product/size-system.ts";
import { onDemand } from "../../platform/hydration/on-demand.tsx";
import * as styles from "./product.css.ts";
import { lowWords } from "./stock-words.ts";

const SizeGuide = onDemand(() => import("../../features/size-chart/size-guide.tsx"));

export interface SizeChoiceProps {
  ref?: Ref<HTMLFieldSetElement>;
  /** Null for a product without one. */
  chart: SizeChart | null;
  /** The system that sizes are given in; undefined for a chart without systems. */
  system: SizeSystem | undefined;
  onSystem: (system: SizeSystem) => void;
  /** Every size, as its button says it. */
  options: readonly SizeOption[];
  /** Id of the variant that is chosen. */
  selected: string | undefined;
  /** What the choice lacks. */
  problem: string | undefined;
  productName: string;
  /** Hears of the variant that is chosen. */
  onPick: (id: string) => void;
}

/** Sizes as buttons in the shopper's own system, with the size guide beside them (PDP-02). */
export function SizeChoice({ ref, chart, system, onSystem, options, selected, problem, productName, onPick }: SizeChoiceProps) {
  const problemId = useId();
  const [guideOpen, setGuideOpen] = useState(false);
  const systems = chart ? chartSystems(chart) : [];
  const chosen = options.find((option) => option.id === selected);
  const low = lowWords(options);
  const openGuide = () => {
    requireSizeChart(chart);
    setGuideOpen(true);
  };
  const take = (value: string) => onSystem(sizeSystems.find((each) => each === value) ?? sizeSystems[0]);
  const systemRef = useReadBack<HTMLSelectElement>(({ value }) => {
    if (value !== system) take(value);
  });

  return (
    <fieldset ref={ref} className={styles.option} aria-describedby={problem ? problemId : undefined}>
      <legend className={styles.legend}>
        <span>
          Size{" "}
          <span className={styles.muted}>
            {chosen && system ? sizeWithSystem(system, chosen.code) : (chosen?.code ?? (system && sizeSystemLabels[system]))}
          </span>
        </span>
        <span className={styles.legendTools}>
          {systems.length > 1 && (
            <select
              ref={systemRef}
              className={styles.quietSelect}
              autoComplete="off"
              aria-label="Size system"
              value={system}
              onChange={(event) => take(event.target.value)}
            >
              {systems.map((each) => (
                <option key={each} value={each}>
                  {sizeSystemLabels[each]}
                </option>
              ))}
            </select>
          )}
          {chart && (
            <button type="button" className={styles.guide} aria-haspopup="dialog" onClick={openGuide}>
              <Icon name="ruler" size="md" />
              Size guide
            </button>
          )}
        </span>
      </legend>
      <SizeButtons sizes={options} place="page" selected={selected} onPick={onPick} aria-label="Sizes" />
      <div role="alert" id={problemId} className={styles.problemPlace}>
        {problem && (
          <Text variant="body.sm" tone="error" className={styles.problem}>
            <Icon name="alert" size="sm" />
            {problem}
          </Text>
        )}
      </div>
      {low && (
        <Text variant="body.sm" className={styles.low}>
          {low}
        </Text>
      )}
      {guideOpen && chart && (
        <SizeGuide
          chart={chart}
          title={productName}
          system={system}
          onSystem={onSystem}
          size={chosen?.code}
          onClose={() => setGuideOpen(false)}
        />
      )}
    </fieldset>
  );
}
