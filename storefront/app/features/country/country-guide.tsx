import { Button } from "@tread/design-system/button";
import { Icon } from "@tread/design-system/icon";
import { Heading, Text } from "@tread/design-system/text";
import { useEffect, useId, useState, useSyncExternalStore } from "react";
import { type CountryCode, countries } from "#domain/country/country.ts";
import { useAppSelector, useAppStore } from "../../platform/store/hooks.ts";
import { countedItems } from "../cart/cart-messages.ts";
import { selectCartQuantity } from "../cart/cart-selectors.ts";
import { ShopOverlay } from "../shop/shop-overlay.tsx";
import { useCountry } from "../shop/use-shop.ts";
import { carryCart } from "./carry-cart.ts";
import { countryBefore, requestData } from "./concerns-country.ts";
import * as styles from "./country-guide.css.ts";
import { createKeptLocale } from "./kept-locale.ts";

const greetings: Readonly<Record<CountryCode, string>> = { nz: "Kia ora.", au: "G’day." };

/** A page is arrived at once, however often the layout around it is drawn anew. */
let arrived = false;

/**
 * Offers the shop of the country that the shopper seems to be in, once (CTRY-11), and brings the cart along for who has come from
 * the other country's. Whoever chose a shop by its link is not asked.
 */
export default function CountryGuide() {
  const store = useAppStore();
  const here = useCountry();
  const title = useId();
  const [locale] = useState(() => createKeptLocale(here.code));
  const { offer } = useSyncExternalStore(locale.subscribe, locale.get, locale.get);
  const count = useAppSelector(selectCartQuantity);
  const [isGoing, go] = useState(false);
  // The one that was offered is still named while the offer leaves.
  const [named, setNamed] = useState<CountryCode | null>(null);
  if (offer && offer !== named) setNamed(offer);
  useEffect(() => {
    const before = countryBefore(here.code);
    locale.lookUp(requestData);
    if (!before) return;
    locale.mark(true);
    if (arrived) return;
    arrived = true;
    void carryCart(store, before);
  }, [here.code, locale, store]);
  if (!named) return null;
  const there = countries[named];
  const stay = () => {
    go(false);
    locale.mark(true);
  };
  const leave = () => {
    // It stays until the page goes: closing it would step back in the history under way to the other shop.
    go(true);
    locale.mark(true);
  };
  return (
    <ShopOverlay
      open={offer !== null || isGoing}
      onOpenChange={(open) => {
        if (!open) stay();
      }}
      position="top"
      backdrop
      flush
      label={`Looks like you're in ${there.name}`}
    >
      <div className={styles.prompt}>
        <div className={styles.words}>
          <Heading id={title} level={2} size="sm" shout={greetings[named]} aside="Wrong side of the ditch?" />
          <Text tone="secondary">
            You're on the {here.name} store, prices in {here.currency.code}. Looks like you're in {there.name}.
          </Text>
          {count > 0 && (
            <Text tone="secondary">
              Your cart comes along: {countedItems(count)}, priced again in {there.currency.code}. What isn't sold there waits in
              your {here.name} cart.
            </Text>
          )}
        </div>
        <div className={styles.actions}>
          <Button size="lg" href={`${there.baseUrl}/`} onClick={leave} iconStart={<Icon name={`flag-${named}`} />}>
            Go to {there.name}, {there.currency.code}
          </Button>
          <Button size="lg" variant="secondary" onClick={stay}>
            Stay in {here.name}
          </Button>
        </div>
      </div>
    </ShopOverlay>
  );
}
