import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from "downshift";
import {
  type ChangeEvent,
  type ComponentPropsWithRef,
  type CompositionEvent,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { nextOption } from "./next-option.ts";
import type { PlacedOption, SearchOption } from "./option-list.ts";
import { keepFromDownshift, type OptionHandlers } from "./SearchOptions.tsx";

const types = useCombobox.stateChangeTypes;

/** A press elsewhere changes nothing by itself: only this component decides when the list closes and what is selected. */
function ownRules<Option>(
  state: UseComboboxState<Option>,
  { type, changes }: UseComboboxStateChangeOptions<Option>,
): Partial<UseComboboxState<Option>> {
  return type === types.InputBlur ? state : changes;
}

/** What the behaviour needs of `SearchComboboxProps`, and of what the component shows. */
interface SearchBehaviour<Option extends SearchOption> {
  id: string;
  listId: string;
  listLabel: string;
  value: string;
  options: PlacedOption<Option>[];
  /** Whether the options are to be seen once the results are. */
  hasOptions: boolean;
  /** Whether there is anything at all to be seen under the field. */
  hasContent: boolean;
  pinned: boolean;
  disabled: boolean;
  onValueChange: (value: string) => void;
  onSubmit: (value: string) => unknown;
  onOptionSelect: (option: Option) => unknown;
  onOptionSelectError: ((option: Option, error: unknown) => void) | undefined;
  onCancel: (() => void) | undefined;
  onRetry: (() => void) | undefined;
  allows: ((value: string) => boolean) | undefined;
  /** What the consumer gave for the input. */
  inputProps: ComponentPropsWithRef<"input">;
}

/** How a search field is typed into, moved through, chosen from, submitted, cleared and left. */
export function useSearchCombobox<Option extends SearchOption>({
  id,
  listId,
  listLabel,
  value,
  options,
  hasOptions,
  hasContent,
  pinned,
  disabled,
  onValueChange,
  onSubmit,
  onOptionSelect,
  onOptionSelectError,
  onCancel,
  onRetry,
  allows,
  inputProps,
}: SearchBehaviour<Option>) {
  const { ref, onFocus, onBlur, onClick, onKeyDown, onCompositionStart, onCompositionEnd, ...rest } = inputProps;
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement | null>(null);
  const [open, setOpen] = useState(false);
  const [focused, setFocused] = useState(false);
  const [busy, setBusy] = useState(false);
  /** The option that is being opened, and the text that led to it: another text from outside makes it void. */
  const [chosen, setChosen] = useState<{ label: string; value: string } | null>(null);
  /** Text while an input method is still composing it. */
  const [draft, setDraft] = useState<string | null>(null);
  const [highlight, setHighlight] = useState<{ key: string; keyed: boolean } | null>(null);
  const refocus = useRef(false);
  const pointer = useRef("");

  const shown = (pinned || open) && hasContent;
  const listed = shown && hasOptions;
  // The highlight belongs to an option, not to a place: results that arrive late must not slide another one under Enter.
  const active = listed && highlight ? options.find(({ key }) => key === highlight.key) : undefined;
  const field = draft ?? (chosen?.value === value ? chosen.label : value);
  const off = disabled || busy;

  // Downshift tells of its own moves in an effect, whose updates would come after those of the next press or key.
  const move = (index: number, keyed: boolean) => {
    const next = options[index];
    setHighlight(next ? { key: next.key, keyed } : null);
  };

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
    scrollIntoView: (node) => highlight?.keyed && node?.scrollIntoView({ block: "nearest" }),
  });

  const attach = useCallback(
    (element: HTMLInputElement | null) => {
      input.current = element;
      if (typeof ref === "function") return ref(element);
      if (ref) ref.current = element;
    },
    [ref],
  );

  const close = () => {
    setOpen(false);
    setHighlight(null);
  };

  // A tap outside does not take focus from the field on every touch screen.
  useEffect(() => {
    if (!open || pinned) return;
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && form.current?.contains(event.target)) return;
      setOpen(false);
      setHighlight(null);
    };
    document.addEventListener("pointerdown", onPress);
    return () => document.removeEventListener("pointerdown", onPress);
  }, [open, pinned]);

  // Disabling the field takes its focus away; whoever has to try again gets it back. An answer within a frame finds it still there.
  useEffect(() => {
    if (busy || !refocus.current) return;
    refocus.current = false;
    input.current?.focus({ preventScroll: true });
    setOpen(true);
  }, [busy]);

  const settle = async (work: unknown, onFailure?: (error: unknown) => void) => {
    if (!(work instanceof Promise)) return;
    setBusy(true);
    try {
      await work;
    } catch (error) {
      refocus.current = true;
      setChosen(null);
      if (!onFailure) throw error;
      onFailure(error);
    } finally {
      setBusy(false);
    }
  };

  const choose = (option: Option) => {
    if (off) return;
    setChosen({ label: option.label, value });
    close();
    void settle(onOptionSelect(option), onOptionSelectError && ((error) => onOptionSelectError(option, error)));
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (off) return;
    if (field.trim() === "") {
      input.current?.focus();
      return;
    }
    close();
    void settle(onSubmit(field));
  };

  const change = (next: string) => {
    setChosen(null);
    setHighlight(null);
    if (next !== value) onValueChange(next);
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
      if (listed || !altKey) move(nextOption(active?.index ?? -1, key === "ArrowDown" ? 1 : -1, options.length), true);
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
      setHighlight(null);
    }
  };

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const next = event.target.value;
    // What an input method is composing has to stand in the field, whatever becomes of it.
    if ((event.nativeEvent as InputEvent).isComposing) {
      keepFromDownshift(event);
      setDraft(next);
      return;
    }
    setDraft(null);
    if (allows && !allows(next)) return keepFromDownshift(event);
    setOpen(true);
    change(next);
  };

  const handleCompositionEnd = (event: CompositionEvent<HTMLInputElement>) => {
    onCompositionEnd?.(event);
    const next = event.currentTarget.value;
    setDraft(null);
    if (allows && !allows(next)) return;
    setOpen(true);
    change(next);
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
      onChange: handleChange,
      onKeyDown: handleKeyDown,
    },
    { suppressRefError: true },
  );
  // A list that scrolls under a resting pointer does not take the highlight from the keys.
  const handleMouseMove = (event: MouseEvent, index: number) => {
    keepFromDownshift(event);
    const place = `${event.screenX},${event.screenY}`;
    if (place !== pointer.current) move(index, false);
    pointer.current = place;
  };
  const handleMouseLeave = (event: MouseEvent) => {
    keepFromDownshift(event);
    if (!highlight?.keyed) setHighlight(null);
  };
  const menuAttributes = getMenuProps({ "aria-label": listLabel, onMouseLeave: handleMouseLeave }, { suppressRefError: true });

  return {
    field,
    off,
    busy,
    shown,
    listed,
    composing: draft !== null,
    keyed: highlight?.keyed ?? false,
    formProps: {
      ref: form,
      onSubmit: submit,
      onBlur: (event: FocusEvent<HTMLFormElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      },
    },
    inputProps: {
      ...inputAttributes,
      ref: attach,
      role: "combobox",
      "aria-controls": listed ? listId : undefined,
      "aria-expanded": listed,
      "aria-activedescendant": active && focused ? `${id}-item-${active.index}` : undefined,
      onCompositionStart: (event: CompositionEvent<HTMLInputElement>) => {
        onCompositionStart?.(event);
        setDraft(event.currentTarget.value);
      },
      onCompositionEnd: handleCompositionEnd,
    },
    menuAttributes,
    itemAttributes: (item: PlacedOption<Option>, handlers: OptionHandlers) =>
      getItemProps({ item, index: item.index, onMouseMove: (event) => handleMouseMove(event, item.index), ...handlers }),
    choose,
    clear,
    retry,
  };
}
