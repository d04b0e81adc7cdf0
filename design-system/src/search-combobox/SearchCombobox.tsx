import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { Button } from "../button/Button.tsx";
import { Icon } from "../icon/Icon.tsx";
import { IconButton } from "../icon-button/IconButton.tsx";
import { LinkButton } from "../link/LinkButton.tsx";
import { Skeleton } from "../skeleton/Skeleton.tsx";
import { Spinner } from "../spinner/Spinner.tsx";
import { text } from "../text/type.css.ts";
import { classNames } from "../theme/class-names.ts";
import { visuallyHidden } from "../visually-hidden/VisuallyHidden.css.ts";
import { type PlacedOption, placeOptions, type SearchGroup, type SearchOption } from "./option-list.ts";
import * as styles from "./SearchCombobox.css.ts";
import { SearchOptions } from "./SearchOptions.tsx";
import { type SearchState, searchTimes } from "./search-combobox.contract.ts";
import { useLasting, useRestingMessage } from "./timing.ts";
import { useSearchCombobox } from "./use-search-combobox.ts";

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
  /** What the clear button says. */
  clearLabel?: string;
  /** Names the cancel button. */
  cancelLabel?: string;
};

const defaultFailure = "Search is taking a breather. Try again.";

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
  clearLabel = "Clear",
  cancelLabel = "Cancel search",
  id: givenId,
  name = "q",
  disabled = false,
  className,
  "aria-label": ariaLabel,
  "aria-labelledby": ariaLabelledby,
  ...inputProps
}: SearchComboboxProps<Option>) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const listId = `${id}-list`;

  const placed = placeOptions(groups);
  const options: PlacedOption<Option>[] = placed.flatMap((group) => group.options);
  const hasOptions = (state === "success" || state === "loading") && options.length > 0;
  const content =
    state === "prompt"
      ? (prompt ?? null)
      : state === "error"
        ? failure
        : hasOptions || state === "loading"
          ? true
          : (empty ?? `No matches for “${value.trim()}”`);
  const search = useSearchCombobox<Option>({
    ...{ id, listId, listLabel, value, options, hasOptions, pinned, disabled, inputProps },
    ...{ onValueChange, onSubmit, onOptionSelect, onOptionSelectError, onCancel, onRetry, allows },
    hasContent: content !== null,
  });
  const { field, off, busy, shown, listed } = search;

  const count = options.length;
  const outcome =
    state === "error"
      ? typeof failure === "string"
        ? failure
        : defaultFailure
      : state !== "success"
        ? ""
        : (announcement ?? (count === 0 ? "No results" : `${count} ${count === 1 ? "result" : "results"}`));
  const said = useRestingMessage(shown && !search.composing ? outcome : "", value, searchTimes.announce);
  const spinning = useLasting(state === "loading" || busy, spinnerDelay);

  return (
    // biome-ignore lint/a11y/useSemanticElements: React has no type for the search element yet
    <form
      {...search.formProps}
      role="search"
      action={action}
      className={classNames(styles.search, pinned ? styles.pinned : styles.floating, className)}
    >
      <div className={styles.bar}>
        <Icon name="search" className={styles.lens} />
        <input
          inputMode="search"
          enterKeyHint="search"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...search.inputProps}
          type="search"
          name={name}
          className={styles.input}
          aria-label={ariaLabel}
          aria-labelledby={ariaLabelledby}
        />
        {spinning && <Spinner label="Searching" />}
        {field !== "" && !off && (
          <LinkButton className={classNames(text.body.sm, styles.clear)} onClick={search.clear}>
            {clearLabel}
          </LinkButton>
        )}
        {onCancel && <IconButton icon={<Icon name="close" />} label={cancelLabel} disabled={busy} onClick={onCancel} />}
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
            <div className={styles.message}>
              <div>{failure}</div>
              {onRetry && (
                <Button variant="secondary" onClick={search.retry}>
                  Try again
                </Button>
              )}
            </div>
          ) : listed ? (
            <>
              {note}
              <SearchOptions
                id={listId}
                groups={placed}
                list={search.menuAttributes}
                keyed={search.keyed}
                onChoose={search.choose}
                attributesOf={search.itemAttributes}
              />
              {submitLabel !== undefined && (
                <div className={styles.foot}>
                  <Button
                    type="submit"
                    size="lg"
                    className={styles.all}
                    disabled={off}
                    iconEnd={<Icon name="arrow-right" size="md" className={styles.onward} />}
                  >
                    {submitLabel}
                  </Button>
                  <p className={classNames(text.body.sm, styles.keys)}>Arrow keys to move, Enter to open, Esc to close</p>
                </div>
              )}
            </>
          ) : state === "loading" ? (
            <Waiting />
          ) : (
            <div className={styles.message}>{content}</div>
          )}
        </div>
      )}
      <div role="status" className={visuallyHidden}>
        {said}
      </div>
    </form>
  );
}

/** Holds the place of the first results. */
function Waiting() {
  return (
    <div className={styles.options}>
      {["60%", "45%"].map((width) => (
        <div key={width} className={classNames(styles.rowGroup, styles.waitingGroup)}>
          <Skeleton width={80} />
          <Skeleton width={width} />
          <Skeleton width={width} />
        </div>
      ))}
      <div className={classNames(styles.pictureGroup, styles.hits)}>
        {[1, 2, 3, 4].map((place) => (
          <Skeleton key={place} shape="picture" />
        ))}
      </div>
    </div>
  );
}
