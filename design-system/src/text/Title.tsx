import type { ComponentPropsWithRef } from "react";
import type { HeadingLevel, TitleSize } from "./text.contract.ts";
import { text } from "./type.css.ts";

export type TitleProps = ComponentPropsWithRef<"h2"> & {
  /** Place in the page's outline, 1 to 6. */
  level: HeadingLevel;
  /** `lg` for forms and panels, `md` for sub-sections and cards (the default), `sm` for groups. */
  size?: TitleSize;
};

/** A plain title in one voice: forms, cards, groups. Page and section headlines are `Heading`. */
export function Title({ level, size = "md", className, ...rest }: TitleProps) {
  const Element = `h${level}` as const;
  return <Element className={className ? `${text.heading[size]} ${className}` : text.heading[size]} {...rest} />;
}
