import { useEffect, useState } from "react";
import { concernsCountry } from "../../features/country/concerns-country.ts";
import { useCountry } from "../../features/shop/use-shop.ts";
import { onDemand } from "../../platform/hydration/on-demand.tsx";

const CountryGuide = onDemand(() => import("../../features/country/country-guide.tsx"));

/** Brings the country's prompt, with its code, to the few who seem to be elsewhere or have come from the other country's shop. */
export function CountryStart() {
  const { code } = useCountry();
  const [concerned, setConcerned] = useState(false);
  useEffect(() => setConcerned(concernsCountry(code)), [code]);
  return concerned ? <CountryGuide /> : null;
}
