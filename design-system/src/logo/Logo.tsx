import type { ComponentPropsWithRef } from "react";
import { classNames } from "../theme/class-names.ts";
import * as styles from "./Logo.css.ts";
import { type LogoName, logoAreas } from "./logo.contract.ts";
import logos from "./logos.svg?no-inline";

export type LogoProps = Omit<ComponentPropsWithRef<"svg">, "name" | "children"> & {
  /** The shop's wordmark, the boutique's mark, or the ampersand alone. `wordmark` unless said otherwise. */
  name?: LogoName;
  /** The name for screen readers. Leave out where the link around it is named. */
  label?: string;
};

/** A symbol brings its own drawing area, origin and all: around it stands a box of the same size. */
const boxOf = (name: LogoName) => `0 0 ${logoAreas[name].split(" ").slice(2).join(" ")}`;

/** One of the shop's marks in the surrounding text's colour, as tall as its font size unless a class says otherwise. */
export function Logo({ name = "wordmark", label, className, ...rest }: LogoProps) {
  return (
    <svg
      className={classNames(styles.logo, className)}
      viewBox={boxOf(name)}
      aria-hidden={label === undefined || undefined}
      role={label === undefined ? undefined : "img"}
      aria-label={label}
      {...rest}
    >
      <use href={`${logos}#${name}`} />
    </svg>
  );
}
