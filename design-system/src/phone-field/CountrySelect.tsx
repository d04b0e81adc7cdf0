import { type KeyboardEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import * as menu from "../dropdown-menu/menu.css.ts";
import { useReadBack } from "../form/use-read-back.ts";
import { Icon } from "../icon/index.ts";
import { classNames } from "../theme/class-names.ts";
import { visuallyHidden } from "../visually-hidden/index.ts";
import { findCountry } from "./country-search.ts";
import * as css from "./PhoneField.css.ts";
import { type PhoneCountry, typeAheadPause } from "./phone-field.contract.ts";

export interface CountrySelectProps {
  /** Id of the control; its list and options take theirs from it. */
  id: string;
  /** Form name. */
  name?: string;
  /** What is chosen, for screen readers. */
  label: string;
  /** In the order of the list. */
  countries: readonly PhoneCountry[];
  /** Code of the chosen country. */
  value: string;
  /** Hears of the chosen country's code. */
  onChange: (code: string) => void;
  /** Whether nothing can be chosen. */
  disabled?: boolean;
}

const finePointer = "(pointer: fine)";

function watchPointer(report: () => void): () => void {
  const query = matchMedia(finePointer);
  query.addEventListener("change", report);
  return () => query.removeEventListener("change", report);
}

const title = ({ name, callingCode }: PhoneCountry) => `${name} (+${callingCode})`;

function Flag({ country }: { country: PhoneCountry }) {
  return country.flag ? (
    <Icon name={country.flag} />
  ) : (
    <span className={css.code} aria-hidden="true">
      {country.code}
    </span>
  );
}

/**
 * The country of a phone number. Under a finger, and until scripts run, the platform's own list; under a mouse or
 * keyboard a list of ours with flags and calling codes.
 */
export function CountrySelect(props: CountrySelectProps) {
  const fine = useSyncExternalStore(
    watchPointer,
    () => matchMedia(finePointer).matches,
    () => false,
  );
  return fine ? <ListSelect {...props} /> : <NativeSelect {...props} />;
}

function NativeSelect({ id, name, label, countries, value, onChange, disabled }: CountrySelectProps) {
  const chosen = countries.find(({ code }) => code === value);
  const attach = useReadBack<HTMLSelectElement>((select) => {
    if (select.value !== value) onChange(select.value);
  });
  return (
    <span className={css.country}>
      {chosen && <Flag country={chosen} />}
      <Icon name="chevron-down" size="sm" />
      <select
        ref={attach}
        id={id}
        className={css.select}
        aria-label={label}
        name={name}
        autoComplete="off"
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {countries.map((country) => (
          <option key={country.code} value={country.code}>
            {title(country)}
          </option>
        ))}
      </select>
    </span>
  );
}

/** How far Page Up and Page Down go. */
const page = 10;

/** APG select-only combobox: focus stays on the button, the option in hand is its active descendant. */
function ListSelect({ id, name, label, countries, value, onChange, disabled = false }: CountrySelectProps) {
  const listId = useId();
  const chosen = Math.max(
    0,
    countries.findIndex(({ code }) => code === value),
  );
  const [active, setActive] = useState<number | null>(null);
  const typing = useRef({ text: "", at: 0 });
  const list = useRef<HTMLDivElement>(null);
  const open = active !== null;
  const country = countries[chosen];

  useEffect(() => {
    if (active !== null) list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);

  const close = () => {
    setActive(null);
    typing.current = { text: "", at: 0 };
  };

  const choose = (index: number) => {
    close();
    const next = countries[index];
    if (next && next.code !== value) onChange(next.code);
  };

  const find = (key: string, at: number) => {
    const { text, at: last } = typing.current;
    const word = at - last > typeAheadPause ? key : text + key;
    typing.current = { text: word, at };
    const found = findCountry(countries, word, active ?? chosen);
    setActive(found < 0 ? (active ?? chosen) : found);
  };

  const within = (index: number) => Math.min(countries.length - 1, Math.max(0, index));

  const onKeyDown = (event: KeyboardEvent) => {
    if (disabled || event.ctrlKey || event.metaKey) return;
    const { key } = event;
    const spelling = event.timeStamp - typing.current.at <= typeAheadPause && typing.current.text !== "";
    if (key.length === 1 && !event.altKey && (key !== " " || (open && spelling))) find(key, event.timeStamp);
    else if (active === null) {
      if (key === "ArrowDown" || key === "ArrowUp" || key === "Enter" || key === " ") setActive(chosen);
      else if (key === "Home") setActive(0);
      else if (key === "End") setActive(countries.length - 1);
      else return;
    } else if (key === "Tab") return choose(active);
    else if (key === "Enter" || key === " " || (key === "ArrowUp" && event.altKey)) choose(active);
    else if (key === "Escape") close();
    else if (key === "ArrowDown") setActive(within(active + 1));
    else if (key === "ArrowUp") setActive(within(active - 1));
    else if (key === "PageDown") setActive(within(active + page));
    else if (key === "PageUp") setActive(within(active - page));
    else if (key === "Home") setActive(0);
    else if (key === "End") setActive(countries.length - 1);
    else return;
    // Keys the list has taken are not for the form or the overlay around it.
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <span className={css.country}>
      {name && <input type="hidden" name={name} value={value} disabled={disabled} />}
      <button
        type="button"
        id={id}
        className={css.button}
        role="combobox"
        aria-label={label}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={listId}
        aria-activedescendant={open ? `${listId}-${active}` : undefined}
        disabled={disabled}
        onClick={() => (open ? close() : setActive(chosen))}
        onKeyDown={onKeyDown}
        onBlur={close}
      >
        {country && <Flag country={country} />}
        <Icon name="chevron-down" size="sm" />
        <span className={visuallyHidden}>{country && title(country)}</span>
      </button>
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={label}
        hidden={!open}
        className={classNames(menu.menu, css.list)}
        // Focus stays on the button, or the list would close before the press has landed.
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
      >
        {open &&
          countries.map((entry, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the button keeps the focus and takes the keys.
            <div
              key={entry.code}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === chosen}
              data-highlighted={index === active ? "" : undefined}
              className={classNames(menu.item, css.option)}
              onClick={() => choose(index)}
            >
              <Flag country={entry} />
              <span>{entry.name}</span>
              <span className={css.callingCode}>+{entry.callingCode}</span>
              <span className={css.tick}>{index === chosen && <Icon name="check" size="md" />}</span>
            </div>
          ))}
      </div>
    </span>
  );
}
