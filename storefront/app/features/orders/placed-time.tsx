import { Fragment } from "react";
import { useCountry } from "../shop/use-shop.ts";
import { placedMoment } from "./placed-moment.ts";

/** When an order was placed, as the first step of its way says it. @param props.at ISO 8601 */
export function PlacedTime({ at }: { at: string }) {
  const country = useCountry();
  return (
    <time dateTime={at}>
      {placedMoment(at, Date.now(), country).map((line, index) => (
        <Fragment key={line}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </time>
  );
}
