import { type ChangeEvent, type CompositionEvent, type FocusEvent, type Ref, useState } from "react";
import { useReadBack } from "../form/use-read-back.ts";
import { cleanControl } from "./text-value.ts";

type TextControl = HTMLInputElement | HTMLTextAreaElement;

export interface TextEditing<Control extends TextControl> {
  /** The value, when the caller keeps it. */
  value?: string;
  /** The first value, when the form keeps it. */
  defaultValue?: string;
  /** Hears of the value at every change, already cleaned. */
  onChange?: (value: string) => void;
  /** Runs when focus leaves the control, after the value was trimmed. */
  onBlur?: (event: FocusEvent<Control>) => void;
  /** Characters that are taken out as they are typed or pasted. */
  invalidCharacters?: RegExp;
  /** The caller's ref to the control. */
  ref?: Ref<Control>;
  /** How characters are counted. Code units unless said otherwise. */
  measure?: (value: string) => number;
  /** Whether space around the value is taken off when focus leaves. Never for passwords. */
  trim: boolean;
}

/**
 * A ref and event handlers that clean what is typed into a text control (trimmed, invalid characters stripped),
 * and the length of its value whoever keeps it.
 */
export function useTextEditing<Control extends TextControl>({
  value,
  defaultValue = "",
  onChange,
  onBlur,
  invalidCharacters,
  ref,
  measure = (text) => text.length,
  trim,
}: TextEditing<Control>) {
  const [ownValue, setOwnValue] = useState(defaultValue);
  const report = (next: string) => {
    if (value === undefined) setOwnValue(next);
    onChange?.(next);
  };
  // Typed, or filled in by the browser, before there was anybody to hear of it.
  const attach = useReadBack<Control>((control) => {
    if (control.value !== (value ?? ownValue)) report(cleanControl(control, invalidCharacters));
  }, ref);
  const handlers = {
    ref: attach,
    onChange(event: ChangeEvent<Control>) {
      const control = event.currentTarget;
      // A half-composed word (macrons, CJK) must not be touched, or the input method loses it.
      const composing = "isComposing" in event.nativeEvent && event.nativeEvent.isComposing;
      report(composing ? control.value : cleanControl(control, invalidCharacters));
    },
    onCompositionEnd(event: CompositionEvent<Control>) {
      report(cleanControl(event.currentTarget, invalidCharacters));
    },
    onBlur(event: FocusEvent<Control>) {
      const control = event.currentTarget;
      const kept = trim ? control.value.trim() : control.value;
      if (kept !== control.value) {
        control.value = kept;
        report(kept);
      }
      onBlur?.(event);
    },
  };
  return { handlers, length: () => measure(value ?? ownValue) };
}
