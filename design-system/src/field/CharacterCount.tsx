import { useEffect, useRef, useState } from "react";
import { visuallyHidden } from "../visually-hidden/index.ts";
import * as css from "./Field.css.ts";

/** How long a shopper's typing must rest before the count is read out, in milliseconds. */
const rest = 1000;

/** "12 characters left", "1 character too many". */
export function remainingText(length: number, max: number): string {
  const over = length > max;
  const n = Math.abs(max - length);
  return `${n} ${n === 1 ? "character" : "characters"} ${over ? "too many" : "left"}`;
}

/**
 * `50 / 250` for the eye; for the ear the limit once, and what is left each time typing pauses
 * (after the GOV.UK character count).
 */
export function CharacterCount({ id, length, max }: { id: string; length: number; max: number }) {
  const [spoken, setSpoken] = useState("");
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    const timer = setTimeout(() => setSpoken(remainingText(length, max)), rest);
    return () => clearTimeout(timer);
  }, [length, max]);
  return (
    <span className={length > max ? css.countOver : css.count}>
      <span aria-hidden="true">
        {length} / {max}
      </span>
      <span className={visuallyHidden} id={id}>
        At most {max} characters.
      </span>
      <span className={visuallyHidden} role="status">
        {spoken}
      </span>
    </span>
  );
}
