import { Note } from "@tread/design-system/note";
import { telephoneLink } from "#domain/country/country.ts";
import { useCountry } from "./use-shop.ts";

/**
 * Says, in a browser that runs no scripts, what cannot be done without them and how to order all the same.
 * @param what the beginning of the sentence: "Checking out"
 * @param instead what can be done by phone
 */
export function NeedsScript({ what, instead = "order" }: { what: string; instead?: "order" | "ask" }) {
  const { supportPhone } = useCountry();
  return (
    <noscript>
      <Note tone="warning">
        <p>
          {what} needs JavaScript. Turn it on and load this page again, or {instead} by phone on{" "}
          <a href={telephoneLink(supportPhone)}>{supportPhone}</a>.
        </p>
      </Note>
    </noscript>
  );
}
