import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from "downshift";
import {
  type ComponentPropsWithRef,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from "react";
import { Icon } from "../icon/Icon.tsx";
import { IconButton } from "../icon-button/IconButton.tsx";
import { LinkButton } from "../link/LinkButton.tsx";
import { Spinner } from "../spinner/Spinner.tsx";
import { text } from "../text/type.css.ts";
import { classNames } from "../theme/class-names.ts";
import { useMergedRef } from "../theme/use-merged-ref.ts";
import { visuallyHidden } from "../visually-hidden/VisuallyHidden.css.ts";
import { keepFromDownshift } from "./keep-from-downshift.ts";
import { nextOption } from "./next-option.ts";
import { type PlacedOption, placeOptions, type SearchGroup, type SearchOption } from "./option-list.ts";
import { defaultFailure, outcomeOf } from "./outcome.ts";
import * as styles from "./SearchCombobox.css.ts";
import { AllResults, Failure, Waiting } from "./SearchMessages.tsx";
import { SearchOptions } from "./SearchOptions.tsx";
import { type SearchState, searchTimes } from "./search-combobox.contract.ts";
import { useLasting, useRestingMessage } from "./timing.ts";
import { useComposing } from "./use-composing.ts";
import { useHighlight } from "./use-highlight.ts";
import { useOutsidePress } from "./use-outside-press.ts";
import { useWork } from "./use-work.ts";

type InputProps = Omit<
  ComponentPropsWithRef<"input">,
  "value" | "defaultValue" | "onChange" | "onSubmit" | "onSelect" | "type" | "role" | "list" | "children"
>;

export type SearchComboboxProps<Option extends SearchOption = SearchOption> = InputProps & {
  /** What has been typed. */
  value: string;
  /** What the text is sent as, where the form is sent. */
  name?: string;
  /** Nothing may be typed or chosen. */
  disabled?: boolean;
  /** Hears of the text at every change: typing, the clear button, Escape. Not of half-composed characters (IME). */
  onValueChange: (value: string) => void;
  /** What the text may mean. Stale groups may stay while newer ones are on their way: set `state` to `loading`. */
  groups: readonly SearchGroup<Option>[];
  /** What the search is doing. `success` unless said otherwise. */
  state?: SearchState;
  /** Enter without a highlighted option, or the button under the results. May return a promise; while it runs the field is disabled. */
  onSubmit: (value: string) => unknown;
  /** An option was pressed, or Enter on the highlighted one. May return a promise; while it runs the field is disabled and shows the label. */
  onOptionSelect: (option: Option) => unknown;
  /** The promise of `onOptionSelect` was rejected; the field shows the typed text again. Without it nobody catches the error. */
  onOptionSelectError?: (option: Option, error: unknown) => void;
  /** The cancel button, or Escape with nothing left to close or clear. Without it there is no cancel button. */
  onCancel?: () => void;
  /** Asks again after a failure. Without it there is no button for that. */
  onRetry?: () => void;
  /** False for text that must not be typed or pasted; the field then keeps what it had. */
  allows?: (value: string) => boolean;
  /** The results stand under the field for good, as in an overlay, instead of floating over the page while it has focus. */
  pinned?: boolean;
  /** Shows before anything has been typed. */
  prompt?: ReactNode;
  /** Stands over what was found: how the text was read, when not as typed. */
  note?: ReactNode;
  /** Shows when nothing was found. 'No matches for “…”' unless given. */
  empty?: ReactNode;
  /** Shows when the search has failed, over the retry button. */
  failure?: ReactNode;
  /** What the button under the results says: "View all 348 results". */
  submitLabel?: string;
  /** Said politely when results have rested. How many options there are, nothing found, or the failure, unless given. */
  announcement?: string;
  /** Where the form leads without scripts. */
  action?: string;
  /** Milliseconds that a search runs before a spinner shows. 1000 unless said otherwise. */
  spinnerDelay?: number;
  /** Names the list of options. "Search results" unless said otherwise. */
  listLabel?: string;
};

const types = useCombobox.stateChangeTypes;

/** A press elsewhere changes nothing by itself: only this component decides when the list closes and what is selected. */
function ownRules<Option>(
  state: UseComboboxState<Option>,
  { type, changes }: UseComboboxStateChangeOptions<Option>,
): Partial<UseComboboxState<Option>> {
  return type === types.InputBlur ? state : changes;
}

/**
 * A search field with what the typed text may mean under it, in groups. Focus stays in the field: arrows move a highlight
 * through the options of all groups and, past either end, back to none; Enter opens the highlighted option or submits the
 * text; Escape closes the list, then clears the text, then cancels. Pinned, Escape cancels at once.
 * `ref`, `id`, `name`, `aria-*` and `data-*` reach the input, `className` the form around it.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function SearchCombobox<Option extends SearchOption = SearchOption>({
  value,
  onValueChange,
  groups,
  state = "success",
  onSubmit,
  onOptionSelect,
  onOptionSelectError,
  onCancel,
  onRetry,
  allows,
  pinned = false,
  prompt,
  note,
  empty,
  failure = defaultFailure,
  submitLabel,
  announcement,
  action,
  spinnerDelay = searchTimes.spinner,
  listLabel = "Search results",
  id: givenId,
  name = "q",
  disabled = false,
  className,
  ref,
  onFocus,
  onBlur,
  onClick,
  onKeyDown,
  onCompositionStart,
  onCompositionEnd,
  "aria-label": ariaLabel,
  "aria-labelledby": ariaLabelledby,
  ...rest
}: SearchComboboxProps<Option>) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const listId = `${id}-list`;

  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement | null>(null);
  const attach = useMergedRef(input, ref);
  const [open, setOpen] = useState(false);
  const [focused, setFocused] = useState(false);
  /** The option that is being opened, and the text that led to it: another text from outside makes it void. */
  const [chosen, setChosen] = useState<{ label: string; value: string } | null>(null);

  const placed = placeOptions(groups);
  const options: PlacedOption<Option>[] = placed.flatMap((group) => group.options);
  const hasOptions = (state === "success" || state === "loading") && options.length > 0;
  const message =
    state === "prompt" ? (prompt ?? null) : state === "error" ? failure : (empty ?? `No matches for “${value.trim()}”`);
  const shown = (pinned || open) && (hasOptions || state === "loading" || message !== null);
  const listed = shown && hasOptions;
  const highlight = useHighlight(options, listed);
  const { active } = highlight;

  const close = () => {
    setOpen(false);
    highlight.clear();
  };
  useOutsidePress(form, open && !pinned, close);

  const [busy, start] = useWork(input, () => {
    setChosen(null);
    setOpen(true);
  });
  const off = disabled || busy;

  const change = (next: string) => {
    setChosen(null);
    highlight.clear();
    if (next !== value) onValueChange(next);
  };
  const typing = useComposing((next) => {
    if (allows && !allows(next)) return false;
    setOpen(true);
    change(next);
    return true;
  });
  const field = typing.draft ?? (chosen?.value === value ? chosen.label : value);

  const { getInputProps, getMenuProps, getItemProps } = useCombobox<PlacedOption<Option>>({
    id,
    inputId: id,
    menuId: listId,
    items: options,
    itemToString: (item) => item?.option.label ?? "",
    itemToKey: (item) => item?.key,
    inputValue: field,
    isOpen: listed && focused,
    selectedItem: null,
    highlightedIndex: active?.index ?? -1,
    stateReducer: ownRules,
    // The list itself does not scroll; what it stands in does.
    scrollIntoView: (node) => highlight.keyed && node?.scrollIntoView({ block: "nearest" }),
  });

  const choose = (option: Option) => {
    if (off) return;
    setChosen({ label: option.label, value });
    close();
    void start(onOptionSelect(option), onOptionSelectError && ((error) => onOptionSelectError(option, error)));
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (off) return;
    if (field.trim() === "") {
      input.current?.focus();
      return;
    }
    close();
    void start(onSubmit(field));
  };

  const clear = () => {
    change("");
    input.current?.focus();
  };

  // The button goes as soon as it works, and would take focus along.
  const retry = () => {
    input.current?.focus();
    onRetry?.();
  };

  const dismiss = () => {
    if (off) return;
    if (!pinned && shown) close();
    else if (!pinned && field !== "") change("");
    else onCancel?.();
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    // Safari ends a composition before the key that ended it; 229 is what it still calls that key.
    const composing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (composing && event.key === "Enter") event.preventDefault();
    if (composing || event.defaultPrevented) return keepFromDownshift(event);
    const { key, altKey } = event;
    keepFromDownshift(event);
    if (key === "ArrowDown" || (key === "ArrowUp" && !altKey)) {
      // The caret does not go along.
      event.preventDefault();
      setOpen(true);
      if (listed || !altKey) highlight.move(nextOption(active?.index ?? -1, key === "ArrowDown" ? 1 : -1, options.length), true);
    } else if (key === "Escape") {
      // A search field would clear itself as well.
      event.preventDefault();
      dismiss();
    } else if (key === "ArrowUp") {
      event.preventDefault();
      if (!pinned) close();
    } else if (key === "Enter") {
      if (!active) return;
      event.preventDefault();
      choose(active.option);
    } else if (key === "Home" || key === "End" || key === "ArrowLeft" || key === "ArrowRight") {
      highlight.clear();
    }
  };

  const { ref: _, ...inputAttributes } = getInputProps(
    {
      ...rest,
      id,
      disabled: off,
      onFocus: (event: FocusEvent<HTMLInputElement>) => {
        onFocus?.(event);
        setFocused(true);
        setOpen(true);
      },
      onBlur: (event: FocusEvent<HTMLInputElement>) => {
        onBlur?.(event);
        setFocused(false);
        keepFromDownshift(event);
      },
      onClick: (event) => {
        onClick?.(event);
        setOpen(true);
      },
      onChange: typing.onChange,
      onKeyDown: handleKeyDown,
    },
    { suppressRefError: true },
  );
  const menuAttributes = getMenuProps(
    { "aria-label": listLabel, onMouseLeave: highlight.onMouseLeave },
    { suppressRefError: true },
  );

  const outcome = outcomeOf(state, options.length, announcement, failure);
  const said = useRestingMessage(shown && typing.draft === null ? outcome : "", value, searchTimes.announce);
  const spinning = useLasting(state === "loading" || busy, spinnerDelay);

  return (
    // biome-ignore lint/a11y/useSemanticElements: React has no type for the search element yet
    <form
      ref={form}
      role="search"
      action={action}
      className={classNames(styles.search, pinned ? styles.pinned : styles.floating, className)}
      onSubmit={submit}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <div className={styles.bar}>
        <Icon name="search" className={styles.lens} />
        <input
          inputMode="search"
          enterKeyHint="search"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...inputAttributes}
          ref={attach}
          role="combobox"
          type="search"
          name={name}
          className={styles.input}
          aria-label={ariaLabel}
          aria-labelledby={ariaLabelledby}
          aria-controls={listed ? listId : undefined}
          aria-expanded={listed}
          aria-activedescendant={active && focused ? `${id}-item-${active.index}` : undefined}
          onCompositionStart={(event) => {
            onCompositionStart?.(event);
            typing.begin(event);
          }}
          onCompositionEnd={(event) => {
            onCompositionEnd?.(event);
            typing.end(event);
          }}
        />
        {spinning && <Spinner label="Searching" />}
        {field !== "" && !off && (
          <LinkButton className={classNames(text.body.sm, styles.clear)} onClick={clear}>
            Clear
          </LinkButton>
        )}
        {onCancel && <IconButton icon={<Icon name="close" />} label="Cancel search" disabled={busy} onClick={onCancel} />}
      </div>
      {shown && (
        // Presses leave focus in the field: Safari gives it to no button, and the list would go before the click came.
        // biome-ignore lint/a11y/noStaticElementInteractions: what is in it is operable by itself
        <div
          className={styles.body}
          aria-busy={state === "loading" || undefined}
          onMouseDown={(event) => {
            if (event.button === 0) event.preventDefault();
          }}
        >
          {state === "error" ? (
            <Failure onRetry={onRetry && retry}>{failure}</Failure>
          ) : listed ? (
            <>
              {note}
              <SearchOptions
                id={listId}
                groups={placed}
                list={menuAttributes}
                keyed={highlight.keyed}
                onChoose={choose}
                attributesOf={(item, handlers) =>
                  getItemProps({
                    item,
                    index: item.index,
                    onMouseMove: (event) => highlight.onMouseMove(event, item.index),
                    ...handlers,
                  })
                }
              />
              {submitLabel !== undefined && <AllResults label={submitLabel} disabled={off} />}
            </>
          ) : state === "loading" ? (
            <Waiting />
          ) : (
            <div className={styles.message}>{message}</div>
          )}
        </div>
      )}
      <div role="status" className={visuallyHidden}>
        {said}
      </div>
    </form>
  );
}
