import { type ComponentProps, type KeyboardEvent, useId, useState } from "react";
import { Icon } from "../icon/index.ts";
import { classNames } from "../theme/class-names.ts";
import { visuallyHidden } from "../visually-hidden/index.ts";
import * as css from "./QuantityStepper.css.ts";
import { limitsText, nearestQuantity, parseQuantity, quantityBounds, stepQuantity } from "./quantity.ts";

/** How far Page Up and Page Down go, in steps (APG spinbutton). */
const page = 10;

export interface QuantityStepperProps extends Omit<ComponentProps<"div">, "onChange" | "children"> {
  /** Whole. May lie outside the limits: a cart may ask for more than there is, and has to show it. */
  value: number;
  /** Hears of a quantity within the limits, never of a half-typed one. */
  onChange: (value: number) => void;
  /** Hears of an entry that was not taken as it is, so that the page can say why: of `null` for what is no whole number. */
  onCorrection?: (typed: number | null, kept: number) => void;
  /** Lowest that may be asked for. */
  min?: number;
  /** Highest that may be asked for. */
  max?: number;
  /** Sold in multiples of this many. */
  step?: number;
  /** What is counted, for the names of the parts: 'Quantity of Court Low, US 9'. */
  label?: string;
  /** Form name of the input. */
  name?: string;
  /** The quantity cannot be had; say why in a text named by `aria-describedby`. */
  invalid?: boolean;
  /** Shows the quantity and takes no other for now. What has focus keeps it: a change under way must not send anybody to the top of the page. */
  disabled?: boolean;
}

/**
 * How many: less, a number that can be typed over, more (APG spinbutton: up and down, Page Up and Page Down, Home and
 * End). The limits are read out with the number, and again when an entry had to be brought within them; what the buttons made
 * of the number is read out too.
 * `id` and `aria-describedby` are the input's, the rest is the group's.
 */
export function QuantityStepper({
  id: givenId,
  value,
  onChange,
  onCorrection,
  min = 1,
  max = 99,
  step = 1,
  label = "Quantity",
  name,
  invalid = false,
  disabled = false,
  className,
  "aria-describedby": describedBy,
  ...rest
}: QuantityStepperProps) {
  const madeId = useId();
  const id = givenId ?? madeId;
  const [draft, setDraft] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  const limits = { min, max, step };
  const { lowest, highest } = quantityBounds(limits);
  const noLess = disabled || value <= lowest;
  const noMore = disabled || value >= highest;

  const commit = (next: number) => {
    setDraft(null);
    if (next !== value) onChange(next);
  };

  const commitDraft = () => {
    if (draft === null) return;
    const typed = parseQuantity(draft);
    const kept = typed ? nearestQuantity(typed, limits) : value;
    setSaid(typed === kept ? "" : `${limitsText(limits)} Set to ${kept}.`);
    commit(kept);
    if (draft && typed !== kept) onCorrection?.(typed, kept);
  };

  const change = (next: number) => {
    setSaid("");
    commit(next);
    return next;
  };

  const move = (steps: number) => change(stepQuantity(parseQuantity(draft ?? "") ?? value, steps, limits));

  // The number says itself while it has focus; the buttons beside it do not.
  const press = (steps: number) => setSaid(`${label}: ${move(steps)}`);

  const onKeyDown = (event: KeyboardEvent) => {
    if (disabled || event.altKey || event.ctrlKey || event.metaKey) return;
    const typing = draft !== null;
    if (event.key === "ArrowUp") move(1);
    else if (event.key === "ArrowDown") move(-1);
    else if (event.key === "PageUp") move(page);
    else if (event.key === "PageDown") move(-page);
    // While a number is typed, Home and End belong to the caret.
    else if (event.key === "Home" && !typing) change(lowest);
    else if (event.key === "End" && !typing) change(highest);
    else if (event.key === "Enter" && typing) commitDraft();
    // With nothing typed, Escape belongs to the overlay around.
    else if (event.key === "Escape" && typing) setDraft(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend; the input carries the name.
    <div
      {...rest}
      role="group"
      aria-label={label}
      className={classNames(css.stepper, className)}
      data-invalid={invalid ? "" : undefined}
    >
      <button
        type="button"
        className={css.button}
        aria-label={`Less, ${label}`}
        aria-disabled={noLess}
        aria-controls={id}
        onClick={() => !noLess && press(-1)}
      >
        <Icon name="minus" size="sm" />
      </button>
      <input
        id={id}
        name={name}
        className={css.input}
        type="text"
        inputMode="numeric"
        enterKeyHint="done"
        autoComplete="off"
        role="spinbutton"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={lowest}
        aria-valuemax={highest}
        aria-invalid={invalid || undefined}
        aria-describedby={classNames(describedBy, `${id}-limits`)}
        aria-disabled={disabled}
        readOnly={disabled}
        value={draft ?? String(value)}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={commitDraft}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        className={css.button}
        aria-label={`More, ${label}`}
        aria-disabled={noMore}
        aria-controls={id}
        onClick={() => !noMore && press(1)}
      >
        <Icon name="plus" size="sm" />
      </button>
      <span className={visuallyHidden} id={`${id}-limits`}>
        {limitsText(limits)}
      </span>
      <span className={visuallyHidden} role="status">
        {said}
      </span>
    </div>
  );
}
