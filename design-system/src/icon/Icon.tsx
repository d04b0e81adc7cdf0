import type { ComponentPropsWithRef } from "react";
import { classNames } from "../theme/class-names.ts";
import * as styles from "./Icon.css.ts";
import { directionalIcons, type IconName, type IconSize } from "./icon.contract.ts";
import sprite from "./sprite.svg?no-inline";

export type IconProps = Omit<ComponentPropsWithRef<"svg">, "name" | "children"> & {
  /** Which icon. */
  name: IconName;
  /** 12, 16, 20, 24 or 32 px. `lg` (24) unless said otherwise. Flags have one size, 24 by 16. */
  size?: IconSize;
  /** What the icon says to those who cannot see it. Without it the icon is decoration, which is right beside a visible word. */
  label?: string;
};

/**
 * One icon of the set, in the surrounding text's colour.
 * All icons come from one cached sprite file, so that a listing's 48 tiles repeat a reference and not a drawing.
 */
export function Icon({ name, size = "lg", label, className, ...rest }: IconProps) {
  const classes = classNames(
    styles.icon,
    name.startsWith("flag-") ? styles.flag : styles.size[size],
    directionalIcons.includes(name) && styles.directional,
    className,
  );
  return (
    <svg
      className={classes}
      aria-hidden={label === undefined || undefined}
      role={label === undefined ? undefined : "img"}
      aria-label={label}
      {...rest}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
