import type { ComponentProps, ReactNode } from "react";
import { Button } from "../button/index.ts";
import * as css from "./Facet.css.ts";

export interface FacetFormProps extends Omit<ComponentProps<"form">, "method"> {
  /** The listing's own address. */
  action: string;
  /** What else stands in the address and must stay there: the search text, the order. */
  keep?: Readonly<Record<string, string>>;
  /** The facets. */
  children: ReactNode;
}

/**
 * The filters of a listing as a plain GET form: without script, ticking and pressing the button loads the filtered page. The
 * address says what is ticked, so a browser that goes back is not to fill in what it remembers.
 */
export function FacetForm({ action, keep = {}, children, ...form }: FacetFormProps) {
  return (
    <form autoComplete="off" {...form} method="get" action={action}>
      {Object.entries(keep).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <noscript>
        <Button type="submit" size="lg" block className={css.apply}>
          Show results
        </Button>
      </noscript>
    </form>
  );
}
