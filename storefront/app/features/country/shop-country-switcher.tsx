import { type CountryOption, CountrySwitcher } from "@tread/design-system/country-switcher";
import { countries } from "#domain/country/country.ts";
import { useAppSelector } from "../../platform/store/hooks.ts";
import { selectCartQuantity } from "../cart/cart-selectors.ts";
import { useCountry } from "../shop/use-shop.ts";

const options: readonly CountryOption[] = Object.values(countries).map(({ code, name, currency, baseUrl }) => ({
  code,
  name,
  currency: currency.code,
  href: `${baseUrl}/`,
}));

/** Leads to the other country's shop, and tells a shopper with a cart beforehand what becomes of it there. */
export function ShopCountrySwitcher() {
  const { code } = useCountry();
  const hasCart = useAppSelector((state) => selectCartQuantity(state) > 0);
  const note = hasCart ? "Your cart comes along, priced again. What isn't sold there waits here." : undefined;
  return <CountrySwitcher countries={options} current={code} note={note} />;
}
