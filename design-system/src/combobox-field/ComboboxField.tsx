import { useCombobox } from "downshift";
import { type ComponentProps, type KeyboardEvent, useId, useImperativeHandle, useRef } from "react";
import * as fieldStyles from "../field/Field.css.ts";
import { Field, type FieldProps } from "../field/Field.tsx";
import { useReadBack } from "../form/use-read-back.ts";
import { keepFromDownshift } from "../search-combobox/keep-from-downshift.ts";
import { text } from "../text/type.css.ts";
import { classNames } from "../theme/class-names.ts";
import { visuallyHidden } from "../visually-hidden/VisuallyHidden.css.ts";
import * as css from "./ComboboxField.css.ts";

/** Something that what is typed may be completed to. */
export interface ComboboxOption {
  /** Unique among the options. */
  id: string;
  /** What it is, in a line. */
  label: string;
}

export interface ComboboxFieldProps<Option extends ComboboxOption = ComboboxOption>
  extends FieldProps,
    Omit<ComponentProps<"input">, keyof FieldProps | "value" | "defaultValue" | "onChange" | "children" | "role" | "list"> {
  /** What has been typed. */
  value: string;
  /** Hears of the text at every change. */
  onChange: (value: string) => void;
  /** What it may be completed to; those of an older text may stay while newer ones are on their way. */
  options: readonly Option[];
  /** An option was pressed, or Enter on the highlighted one. What then stands in the field is the caller's to say. */
  onOptionSelect: (option: Option) => void;
  /** Names the list: 'Suggested addresses'. */
  listLabel: string;
}

const types = useCombobox.stateChangeTypes;

/**
 * A line of text that can be completed from a list, and need not be: what is typed stands as it is unless an option is
 * chosen. Arrows move through the options, Enter takes the highlighted one, Escape closes the list.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/examples/combobox-autocomplete-list/
 */
export function ComboboxField<Option extends ComboboxOption = ComboboxOption>({
  id: givenId,
  label,
  hideLabel,
  required,
  help,
  error,
  valid,
  disabled,
  className,
  value,
  onChange,
  options,
  onOptionSelect,
  listLabel,
  "aria-describedby": describedBy,
  onBlur,
  onKeyDown,
  ref,
  ...input
}: ComboboxFieldProps<Option>) {
  const madeId = useId();
  const field = useRef<HTMLInputElement>(null);
  const attach = useReadBack<HTMLInputElement>(({ value: typed }) => {
    if (typed !== value) onChange(typed);
  }, ref);
  // Downshift makes a new ref at each render, which would be given and taken each time.
  useImperativeHandle(attach, () => field.current as HTMLInputElement, []);
  const id = givenId ?? madeId;
  const { isOpen, getInputProps, getMenuProps, getItemProps } = useCombobox<Option>({
    id,
    inputId: id,
    menuId: `${id}-list`,
    items: [...options],
    itemToString: (item) => item?.label ?? "",
    itemToKey: (item) => item?.id,
    inputValue: value,
    selectedItem: null,
    stateReducer: (state, { type, changes }) => {
      // What the browser fills in from another field opens nothing: an open list would take focus.
      if (type === types.InputChange && field.current !== document.activeElement) return { ...changes, isOpen: false };
      // Leaving the field chooses nothing: only a press or Enter does.
      if (type === types.InputBlur) return { ...state, isOpen: false, highlightedIndex: -1 };
      // A press into the field does not open a list that Escape has closed: typing does.
      return type === types.InputClick ? state : changes;
    },
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onOptionSelect(selectedItem),
  });
  const open = isOpen && options.length > 0;
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    // It closes the list; what the field stands in closes with the next one.
    if (open && event.key === "Escape") event.stopPropagation();
    // Downshift takes a list without options for open, and would keep Enter from the form, and Home and End from the text.
    if (!options.length) keepFromDownshift(event);
  };

  return (
    <div className={classNames(css.place, className)}>
      <Field
        id={id}
        label={label}
        hideLabel={hideLabel}
        required={required}
        help={help}
        error={error}
        valid={valid}
        disabled={disabled}
        describedBy={describedBy}
      >
        {(control) => (
          <input
            type="text"
            {...getInputProps(
              {
                ...control,
                ref: field,
                onBlur,
                onKeyDown: keys,
                onChange: (event) => onChange(event.currentTarget.value),
                "aria-expanded": open,
                "aria-labelledby": undefined,
              },
              { suppressRefError: true },
            )}
            // After Downshift's, which would turn every browser's autofill off.
            {...input}
            className={fieldStyles.control}
          />
        )}
      </Field>
      <ul
        {...getMenuProps({ "aria-label": listLabel, "aria-labelledby": undefined }, { suppressRefError: true })}
        className={classNames(text.body.md, css.list)}
        hidden={!open}
      >
        {open &&
          options.map((option, index) => (
            <li key={option.id} {...getItemProps({ item: option, index })} className={css.option}>
              {option.label}
            </li>
          ))}
      </ul>
      <div role="status" className={visuallyHidden}>
        {open && `${options.length} ${options.length === 1 ? "suggestion" : "suggestions"}`}
      </div>
    </div>
  );
}
