import type { ComponentProps } from "react";

/** A group of native radios. A fieldset alone is a `group`, which may not say that it is required or invalid. */
export function RadioFieldset(props: ComponentProps<"fieldset">) {
  // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows radiogroup on fieldset.
  return <fieldset {...props} role="radiogroup" />;
}
