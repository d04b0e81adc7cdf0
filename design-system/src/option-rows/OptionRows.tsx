import { type ComponentProps, createContext, type ReactNode, use, useId } from "react";
import { error as errorClass, radioInput } from "../checkbox/check.css.ts";
import { Icon } from "../icon/index.ts";
import { RadioFieldset } from "../radio/RadioFieldset.tsx";
import { classNames } from "../theme/class-names.ts";
import * as css from "./OptionRows.css.ts";

interface Choice {
  name: string;
  value: string | null;
  choose: (value: string) => void;
}

const ChoiceContext = createContext<Choice | null>(null);

export interface OptionRowsProps extends Omit<ComponentProps<"fieldset">, "onChange" | "defaultValue"> {
  /** The question; for screen readers only, a heading stands above the rows. */
  legend: string;
  /** Form name. Made up when left out. */
  name?: string;
  /** The chosen row; `null` for none yet. */
  value: string | null;
  /** Hears of the chosen row's value. */
  onChange: (value: string) => void;
  /** Whether a row has to be chosen; said to screen readers. True unless said otherwise. */
  required?: boolean;
  /** What is wrong and what to do, under the rows. */
  error?: string;
  /** OptionRow and OptionLine. */
  children: ReactNode;
}

/**
 * One bordered list of choices for address, delivery, store and payment: a radio group whose chosen row opens its
 * body under the label.
 */
export function OptionRows({
  id: givenId,
  legend,
  name,
  value,
  onChange,
  required = true,
  error,
  className,
  "aria-describedby": describedBy,
  children,
  ...fieldset
}: OptionRowsProps) {
  const madeId = useId();
  const id = givenId ?? madeId;
  return (
    <ChoiceContext value={{ name: name ?? id, value, choose: onChange }}>
      <RadioFieldset
        {...fieldset}
        id={id}
        aria-label={legend}
        aria-required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={classNames(describedBy, error && `${id}-error`)}
        className={classNames(css.rows, className)}
      >
        {children}
      </RadioFieldset>
      {error && (
        <p className={`${errorClass} ${css.error}`} id={`${id}-error`}>
          <Icon name="alert" size="sm" />
          {error}
        </p>
      )}
    </ChoiceContext>
  );
}

interface RowContent {
  /** What the row is, in a few words. */
  title: ReactNode;
  /** One or two more lines in secondary. */
  meta?: ReactNode;
  /** At the end: a price, a badge, marks. */
  end?: ReactNode;
}

function Words({ title, meta, end }: RowContent) {
  return (
    <>
      <span>
        <span className={css.title}>{title}</span>
        {meta && <span className={css.meta}>{meta}</span>}
      </span>
      {end && <span className={css.end}>{end}</span>}
    </>
  );
}

export interface OptionRowProps
  extends RowContent,
    Omit<ComponentProps<"input">, "title" | "children" | "type" | "value" | "name" | "checked" | "defaultChecked" | "onChange"> {
  /** As it is posted, and as `onChange` hears of it. */
  value: string;
  /** What the choice asks for next. In the page only while the row is chosen. */
  children?: ReactNode;
  /** Keeps the body in the page, hidden, when another row is chosen: for frames that must not load again. */
  keepBody?: boolean;
}

/** A row that can be chosen. `className` is the row's; the rest reaches its radio. */
export function OptionRow({
  value,
  title,
  meta,
  end,
  children,
  keepBody = false,
  disabled,
  className,
  ...input
}: OptionRowProps) {
  const choice = use(ChoiceContext);
  if (!choice) throw new Error("OptionRow is outside OptionRows.");
  const chosen = choice.value === value;
  return (
    <div className={classNames(css.row, className)} data-state={chosen ? "chosen" : disabled ? "disabled" : undefined}>
      <label className={css.head}>
        <input
          {...input}
          type="radio"
          className={radioInput}
          name={choice.name}
          value={value}
          disabled={disabled}
          checked={chosen}
          onChange={() => choice.choose(value)}
        />
        <Words title={title} meta={meta} end={end} />
      </label>
      {children && (chosen || keepBody) && (
        <div className={css.body} hidden={!chosen}>
          {children}
        </div>
      )}
    </div>
  );
}

export interface OptionLineProps extends Partial<RowContent>, Omit<ComponentProps<"div">, "title"> {
  /** 24 px, where other rows have their radio. */
  icon?: ReactNode;
}

/** A row that is no choice: an applied gift card, a form, an action. */
export function OptionLine({ icon, title, meta, end, className, children, ...rest }: OptionLineProps) {
  return (
    <div {...rest} className={classNames(css.row, className)}>
      {title && (
        <div className={css.line}>
          {icon}
          <Words title={title} meta={meta} end={end} />
        </div>
      )}
      {children && <div className={title ? css.body : css.formBody}>{children}</div>}
    </div>
  );
}

/** The border of OptionRows around OptionLines alone. */
export function OptionList({ className, ...props }: ComponentProps<"div">) {
  return <div {...props} className={classNames(css.rows, className)} />;
}
