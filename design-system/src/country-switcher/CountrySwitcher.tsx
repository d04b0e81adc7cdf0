import type { ComponentPropsWithRef } from "react";
import { Icon } from "../icon/Icon.tsx";
import { classNames } from "../theme/class-names.ts";
import { useMergedRef } from "../theme/use-merged-ref.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import * as styles from "./CountrySwitcher.css.ts";

/** A country's shop. Its base URL is another application as far as the router knows, so options are plain links. */
export interface CountryOption {
  /** ISO 3166-1, in small letters as in the address. */
  code: "au" | "nz";
  /** What the country is called: New Zealand. */
  name: string;
  /** ISO 4217: NZD. */
  currency: string;
  /** The country's own home page. */
  href: string;
}

export type CountrySwitcherProps = Omit<ComponentPropsWithRef<"details">, "children"> & {
  /** Every country that has a shop, the current one too. */
  countries: readonly CountryOption[];
  /** The country whose shop this is. */
  current: CountryOption["code"];
  /** A country was chosen: time to remember the choice. The link still leads there. */
  onChoose?: (code: CountryOption["code"]) => void;
  /** What changing the country means for the shopper, under the choices: one sentence. */
  note?: string;
  /** Said before the current country. */
  label?: string;
};

function watch(details: HTMLDetailsElement): () => void {
  const closeOutside = (event: Event) => {
    if (details.open && event.target instanceof Node && !details.contains(event.target)) details.open = false;
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !details.open) return;
    event.stopPropagation();
    details.open = false;
    details.querySelector("summary")?.focus();
  };
  document.addEventListener("pointerdown", closeOutside);
  document.addEventListener("focusin", closeOutside);
  details.addEventListener("keydown", closeOnEscape);
  return () => {
    document.removeEventListener("pointerdown", closeOutside);
    document.removeEventListener("focusin", closeOutside);
    details.removeEventListener("keydown", closeOnEscape);
  };
}

/** The current country with its currency; opens upward to links to the others. It opens without scripts. */
export function CountrySwitcher({
  countries,
  current,
  onChoose,
  note,
  label = "Country",
  ref,
  className,
  ...rest
}: CountrySwitcherProps) {
  const attach = useMergedRef(watch, ref);
  const here = countries.find((country) => country.code === current);
  return (
    <details ref={attach} className={classNames(styles.switcher, className)} {...rest}>
      <summary className={styles.button}>
        <VisuallyHidden>{`${label}: `}</VisuallyHidden>
        <Icon name={`flag-${current}`} />
        {here?.name}
        <span className={styles.currency}>{here?.currency}</span>
        <Icon className={styles.chevron} name="chevron-down" size="sm" />
      </summary>
      <ul className={styles.menu}>
        {countries.map(({ code, name, currency, href }) => (
          <li key={code}>
            <a
              className={styles.option}
              href={href}
              aria-current={code === current || undefined}
              onClick={onChoose && (() => onChoose(code))}
            >
              <Icon name={`flag-${code}`} />
              {name}
              <span className={styles.currency}>{currency}</span>
              {code === current && <Icon className={styles.tick} name="check" size="md" />}
            </a>
          </li>
        ))}
        {note && <li className={styles.note}>{note}</li>}
      </ul>
    </details>
  );
}
