import {
  type ComponentProps,
  type CSSProperties,
  Fragment,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from "react";
import { barePrefix, box, control } from "../field/Field.css.ts";
import { useReadBack } from "../form/use-read-back.ts";
import { classNames } from "../theme/class-names.ts";
import { visuallyHidden } from "../visually-hidden/index.ts";
import * as css from "./PriceRange.css.ts";
import { priceEnds, priceRangeDefaults } from "./price-range.contract.ts";
import {
  moveByKey,
  moveEnd,
  type PriceBounds,
  type PriceEnd,
  type PriceLimits,
  readAmount,
  sayAmount,
  type ThumbMove,
  thumbs,
  trackOf,
  writeAmount,
} from "./price-range.ts";

export interface PriceRangeProps
  extends Omit<ComponentProps<"div">, "onChange" | "children" | "defaultValue">,
    PriceLimits,
    PriceBounds {
  /** What is ranged, for screen readers. 'Price' unless said otherwise. */
  label?: string;
  /** Hears of the range when a thumb is let go, a key pressed or a number entered; not while dragging. */
  onChange?: (limits: PriceLimits) => void;
  /** Names of the query parameters of both ends; they post dollars, as typed. An end without limit posts an empty value. */
  names?: Readonly<Record<PriceEnd, string>>;
  /** How far an arrow key moves a thumb, in cents. */
  step?: number;
  /** How far Page Up and Page Down move a thumb, in cents. Ten steps unless given. */
  page?: number;
  /** Stands before every amount. */
  currencySign?: string;
  /** Neither thumbs nor numbers can be changed. */
  disabled?: boolean;
}

const thumbLabels = { low: "Lowest price", high: "Highest price" } as const;
const fieldLabels = { low: "From", high: "To" } as const;

/** Where a key leads; the sideways arrows follow the line of text. */
function moveOf(key: string, rightToLeft: boolean): ThumbMove | undefined {
  const keys: Record<string, ThumbMove> = {
    ArrowUp: "up",
    ArrowDown: "down",
    ArrowRight: rightToLeft ? "down" : "up",
    ArrowLeft: rightToLeft ? "up" : "down",
    PageUp: "pageUp",
    PageDown: "pageDown",
    Home: "first",
    End: "last",
  };
  return keys[key];
}

const isRightToLeft = (element: Element) => getComputedStyle(element).direction === "rtl";

/**
 * From and to, by two thumbs on one track or as two numbers (APG two-thumb slider, on native range inputs, so that a
 * finger and a screen reader's gestures move them as well). Amounts are in cents. Without script the numbers post with
 * the form. Its thumbs have the ids `…-low` and `…-high`.
 */
export function PriceRange({
  id: givenId,
  label = "Price",
  min,
  max,
  low,
  high,
  onChange,
  names = priceRangeDefaults.names,
  step = priceRangeDefaults.step,
  page = step * 10,
  currencySign = "$",
  disabled = false,
  className,
  ref,
  ...rest
}: PriceRangeProps) {
  const madeId = useId();
  const id = givenId ?? madeId;
  const bounds = trackOf({ min, max }, step);
  // Where thumbs go by whole dollars, amounts that are typed do too.
  const precision = step % 100 === 0 ? 100 : 1;
  const [given, setGiven] = useState<PriceLimits>({ low, high });
  const [limits, setLimits] = useState<PriceLimits>({ low, high });
  const [typed, setTyped] = useState<Partial<Record<PriceEnd, string>>>({});
  const [correction, setCorrection] = useState("");
  if (given.low !== low || given.high !== high) {
    setGiven({ low, high });
    setLimits({ low, high });
  }

  const commit = (next: PriceLimits) => {
    setLimits(next);
    setCorrection("");
    if (next.low !== low || next.high !== high) onChange?.(next);
  };

  // React reports every movement of a range as a change; the browser's own change event comes when it is let go.
  const track = useRef<HTMLDivElement>(null);
  const letGo = useEffectEvent(() => commit(limits));
  useEffect(() => {
    const element = track.current;
    const finish = () => letGo();
    element?.addEventListener("change", finish);
    return () => element?.removeEventListener("change", finish);
  }, []);

  const at = thumbs(limits, bounds);
  const shownIn = (end: PriceEnd) => typed[end] ?? (limits[end] === null ? "" : writeAmount(limits[end]));
  const attach = useReadBack<HTMLDivElement>((group) => {
    const inputs = [...group.querySelectorAll("input")];
    const next = priceEnds.reduce((kept, end, index) => {
      const [thumb, field] = [inputs[index], inputs[priceEnds.length + index]];
      if (field && field.value !== shownIn(end)) {
        // Who is still typing is not interrupted.
        if (field === document.activeElement) setTyped((now) => ({ ...now, [end]: field.value }));
        else return moveEnd(kept, end, readAmount(field.value, precision, end), bounds);
      }
      // The browser rounds what it is given to whole steps; a thumb that was moved has gone one at least.
      const moved = thumb && Math.abs(thumb.valueAsNumber - at[end]) >= step;
      return moved ? moveEnd(kept, end, thumb.valueAsNumber, bounds) : kept;
    }, limits);
    if (next !== limits) commit(next);
  }, ref);
  const share = (value: number) => (bounds.max > bounds.min ? (value - bounds.min) / (bounds.max - bounds.min) : 0);
  const position = { "--low": share(at.low), "--high": share(at.high) } as CSSProperties;

  const onThumbKey = (end: PriceEnd) => (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const move = moveOf(event.key, isRightToLeft(event.currentTarget));
    if (!move) return;
    event.preventDefault();
    commit(moveByKey(limits, end, move, bounds, { step, page }));
  };

  // A press beside the thumbs brings the nearer one there.
  const onTrackClick = (event: MouseEvent<HTMLDivElement>) => {
    if (disabled || event.target !== event.currentTarget) return;
    const area = event.currentTarget.getBoundingClientRect();
    const along = Math.min(1, Math.max(0, (event.clientX - area.left - css.eye / 2) / (area.width - css.eye)));
    const from = isRightToLeft(event.currentTarget) ? 1 - along : along;
    const to = Math.round((bounds.min + from * (bounds.max - bounds.min)) / step) * step;
    const end = Math.abs(to - at.low) <= Math.abs(to - at.high) && to < at.high ? "low" : "high";
    event.currentTarget.querySelectorAll("input")[priceEnds.indexOf(end)]?.focus();
    commit(moveEnd(limits, end, to, bounds));
  };

  const enter = (end: PriceEnd) => {
    const text = typed[end];
    if (text === undefined) return;
    setTyped({ ...typed, [end]: undefined });
    const asked = readAmount(text, precision, end);
    const next = moveEnd(limits, end, asked, bounds);
    commit(next);
    const kept = thumbs(next, bounds)[end];
    if (asked !== null && asked !== kept) {
      const from = end === "low" ? bounds.min : at.low;
      const to = end === "low" ? at.high : bounds.max;
      setCorrection(
        `From ${sayAmount(from, currencySign)} to ${sayAmount(to, currencySign)}. Set to ${sayAmount(kept, currencySign)}.`,
      );
    }
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend; the filter's own title names it.
    <div role="group" aria-label={label} {...rest} ref={attach} id={id} className={classNames(css.range, className)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a shortcut for a pointer; the keyboard moves the thumbs. */}
      <div className={css.track} style={position} ref={track} onClick={onTrackClick} data-disabled={disabled || undefined}>
        {priceEnds.map((end) => (
          <input
            key={end}
            id={`${id}-${end}`}
            type="range"
            // With both thumbs at one end of the track, the one that can still move lies on top.
            className={end === "low" && share(at.low) > 0.5 ? css.thumbOnTop : css.thumb}
            aria-label={thumbLabels[end]}
            aria-valuenow={at[end]}
            aria-valuemin={end === "low" ? bounds.min : at.low}
            aria-valuemax={end === "low" ? at.high : bounds.max}
            aria-valuetext={sayAmount(at[end], currencySign)}
            min={bounds.min}
            max={bounds.max}
            step={step}
            value={at[end]}
            disabled={disabled}
            onKeyDown={onThumbKey(end)}
            onChange={(event) => setLimits(moveEnd(limits, end, event.currentTarget.valueAsNumber, bounds))}
          />
        ))}
      </div>
      <div className={css.fields}>
        {priceEnds.map((end) => (
          <Fragment key={end}>
            {end === "high" && <span aria-hidden="true">to</span>}
            <label className={`${box} ${css.box}`} data-state={disabled ? "disabled" : undefined}>
              <span className={barePrefix}>{currencySign}</span>
              <input
                id={`${id}-${end}-amount`}
                className={`${control} ${css.field}`}
                name={names[end]}
                aria-label={fieldLabels[end]}
                inputMode={precision === 100 ? "numeric" : "decimal"}
                pattern={precision === 100 ? "[0-9]*" : "[0-9]*[.]?[0-9]{0,2}"}
                enterKeyHint="done"
                autoComplete="off"
                placeholder={writeAmount(end === "low" ? bounds.min : bounds.max)}
                disabled={disabled}
                value={shownIn(end)}
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
      <span className={visuallyHidden} role="status">
        {correction}
      </span>
    </div>
  );
}
