import { useCountry } from "../shop/use-shop.ts";
import { placedMoment } from "./placed-moment.ts";

/** When something happened to an order, as a step of its way says it: on one line where there is room for it. @param at ISO 8601 */
export function PlacedTime({ at }: { at: string }) {
  const country = useCountry();
  const parts = placedMoment(at, Date.now(), country).map((part) => part.replaceAll(/\s/g, "\u00a0"));
  return <time dateTime={at}>{parts.join(", ")}</time>;
}
