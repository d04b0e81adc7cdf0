import { Disclosure } from "@tread/design-system/disclosure";
import { useEffect, useRef, useState } from "react";
import * as styles from "../cart/cart.css.ts";
import { PromoForm, type PromoFormProps } from "./promo-form.tsx";

/** Promo codes, folded away until there is one or the shopper asks. */
export function PromoCodes(props: PromoFormProps) {
  const [opened, setOpened] = useState(props.codes.length > 0);
  const details = useRef<HTMLDetailsElement>(null);
  // It opens without scripts too, and so may have been opened before they were there to hear of it.
  useEffect(() => {
    if (details.current?.open) setOpened(true);
  }, []);
  return (
    <Disclosure
      ref={details}
      title="Promo code"
      open={opened}
      className={styles.promo}
      onToggle={(event) => setOpened((before) => before || event.currentTarget.open)}
    >
      {opened && <PromoForm {...props} />}
    </Disclosure>
  );
}
