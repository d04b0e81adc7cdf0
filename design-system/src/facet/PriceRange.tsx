import {
  type ComponentProps,
  type CSSProperties,
  Fragment,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { barePrefix, box, control } from "../field/Field.css.ts";
import { classNames } from "../theme/class-names.ts";
import { shareRef } from "../theme/share-ref.ts";
import * as css from "./PriceRange.css.ts";
import { moveEnd, type PriceBounds, type PriceLimits, readDollars, thumbs } from "./price-range.ts";

export interface PriceRangeProps extends PriceLimits, PriceBounds, Omit<ComponentProps<"div">, "children" | "onChange"> {
  /** Hears of the range when a thumb is let go, a key pressed or a number entered; not while dragging. */
  onChange?: (limits: PriceLimits) => void;
  /** Names of the query parameters of both ends. An end without limit posts an empty value. */
  names?: { low: string; high: string };
  /** Dollars a key press moves. */
  step?: number;
  /** Stands before each amount. '$' unless said otherwise. */
  currencySign?: string;
}

const ends = ["low", "high"] as const;
const endLabels = { low: "Lowest price", high: "Highest price" } as const;
const fieldLabels = { low: "From", high: "To" } as const;

/**
 * From and to, by two thumbs on one track or as two numbers (APG two-thumb slider, on native range inputs: arrows,
 * Page Up and Page Down, Home and End, right to left). Without script the numbers post with the form.
 * Whatever else it is given is the track's.
 */
export function PriceRange({
  min,
  max,
  low,
  high,
  onChange,
  names = { low: "minPrice", high: "maxPrice" },
  step = 1,
  currencySign = "$",
  ref,
  className,
  style,
  ...rest
}: PriceRangeProps) {
  const bounds = { min, max };
  const [given, setGiven] = useState<PriceLimits>({ low, high });
  const [limits, setLimits] = useState<PriceLimits>({ low, high });
  const [typed, setTyped] = useState<Partial<Record<keyof PriceLimits, string>>>({});
  if (given.low !== low || given.high !== high) {
    setGiven({ low, high });
    setLimits({ low, high });
    setTyped({});
  }

  const commit = (next: PriceLimits) => {
    setLimits(next);
    if (next.low !== low || next.high !== high) onChange?.(next);
  };

  // React reports every movement of a range as a change; the browser's own change event comes when it is let go.
  const track = useRef<HTMLDivElement>(null);
  const attach = useCallback(
    (element: HTMLDivElement) => {
      track.current = element;
      return shareRef(ref, element);
    },
    [ref],
  );
  const letGo = useEffectEvent(() => commit(limits));
  useEffect(() => {
    const element = track.current;
    const finish = () => letGo();
    element?.addEventListener("change", finish);
    return () => element?.removeEventListener("change", finish);
  }, []);

  const enter = (end: keyof PriceLimits) => {
    const text = typed[end];
    if (text === undefined) return;
    setTyped({ ...typed, [end]: undefined });
    commit(moveEnd(limits, end, readDollars(text), bounds));
  };

  const at = thumbs(limits, bounds);
  const share = (value: number) => (max > min ? (value - min) / (max - min) : 0);
  const position = { "--low": share(at.low), "--high": share(at.high) } as CSSProperties;

  return (
    <>
      <div {...rest} className={classNames(css.track, className)} style={{ ...style, ...position }} ref={attach}>
        {ends.map((end) => (
          <input
            key={end}
            type="range"
            // With both thumbs at one end of the track, the one that can still move lies on top.
            className={end === "low" && share(at.low) > 0.5 ? css.thumbOnTop : css.thumb}
            aria-label={endLabels[end]}
            aria-valuetext={`${currencySign}${at[end]}`}
            min={min}
            max={max}
            step={step}
            value={at[end]}
            onChange={(event) => setLimits(moveEnd(limits, end, event.currentTarget.valueAsNumber, bounds))}
          />
        ))}
      </div>
      <div className={css.fields}>
        {ends.map((end) => (
          <Fragment key={end}>
            {end === "high" && <span aria-hidden="true">to</span>}
            <label className={`${box} ${css.box}`}>
              <span className={barePrefix}>{currencySign}</span>
              <input
                className={`${control} ${css.field}`}
                name={names[end]}
                aria-label={fieldLabels[end]}
                inputMode="numeric"
                pattern="[0-9]*"
                enterKeyHint="done"
                autoComplete="off"
                placeholder={String(end === "low" ? min : max)}
                value={typed[end] ?? limits[end] ?? ""}
                onChange={(event) => setTyped({ ...typed, [end]: event.currentTarget.value })}
                onBlur={() => enter(end)}
                onKeyDown={(event) => {
                  if (event.key !== "Enter" || !onChange) return;
                  event.preventDefault();
                  enter(end);
                }}
              />
            </label>
          </Fragment>
        ))}
      </div>
    </>
  );
}
