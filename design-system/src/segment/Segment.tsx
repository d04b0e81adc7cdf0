import { type ComponentProps, type ReactNode, useId } from "react";
import { RadioFieldset } from "../radio/RadioFieldset.tsx";
import { classNames } from "../theme/class-names.ts";
import * as css from "./Segment.css.ts";

export interface SegmentOption<Value extends string> {
  /** What is posted and reported. */
  value: Value;
  /** What the choice is, in a word or two. */
  label: ReactNode;
  /** 24 px, before the label. */
  icon?: ReactNode;
  /** Shown, but cannot be chosen. */
  disabled?: boolean;
}

export interface SegmentProps<Value extends string>
  extends Omit<ComponentProps<"fieldset">, "onChange" | "children" | "defaultValue"> {
  /** The question; for screen readers only, the halves speak for themselves. */
  legend: string;
  /** Two, three at most. */
  options: ReadonlyArray<SegmentOption<Value>>;
  /** Form name. Made up when left out. */
  name?: string;
  /** The choice, when the caller keeps it; `null` for none yet. */
  value?: Value | null;
  /** The first choice, when the form keeps it. */
  defaultValue?: Value;
  /** Hears of the value that was chosen. */
  onChange?: (value: Value) => void;
}

/** Two ways to go on, of which one holds: deliver or pick up. A radio group to everyone but the eye. */
export function Segment<Value extends string>({
  legend,
  options,
  name,
  value,
  defaultValue,
  onChange,
  className,
  ...fieldset
}: SegmentProps<Value>) {
  const madeName = useId();
  return (
    <RadioFieldset {...fieldset} aria-label={legend} className={classNames(css.segment, className)}>
      {options.map((option) => (
        <label key={option.value} className={css.half}>
          <input
            type="radio"
            className={css.input}
            name={name ?? madeName}
            value={option.value}
            disabled={option.disabled}
            checked={value === undefined ? undefined : value === option.value}
            defaultChecked={value === undefined ? defaultValue === option.value : undefined}
            onChange={() => onChange?.(option.value)}
          />
          {option.icon}
          {option.label}
        </label>
      ))}
    </RadioFieldset>
  );
}
