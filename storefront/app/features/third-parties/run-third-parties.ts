import { mayMeasure } from "#domain/analytics/consent.ts";
import type { CountryCode } from "#domain/country/country.ts";
import { sizeFitLocale } from "#domain/third-parties/size-fit-order.ts";
import { calculateDelay, type Place, type ThirdParties, wantedWidgets } from "#domain/third-parties/third-parties.ts";
import { readConsent } from "../../platform/analytics/consent.ts";
import { whenTouched } from "../../platform/hydration/when-touched.ts";
import { keepFraudToken } from "../../platform/third-parties/fraud-token.ts";
import { loadScript } from "../../platform/third-parties/load-script.ts";
import { queueOf } from "./vendors.ts";

/** Nothing outside is worth a word to the shopper: what does not come is not there. */
const unlessItFails = (load: Promise<void>) => void load.catch(() => undefined);

let started = false;
let touched: Promise<void> | undefined;
let calculation: ReturnType<typeof setTimeout> | undefined;

/** Once a document: who pays with a stolen card is recognised from the first moment on (THIRD-17), all else waits for a touch. */
function start(services: ThirdParties, country: CountryCode): void {
  if (started) return;
  started = true;
  addEventListener("fraud:token", (event) => keepFraudToken((event as CustomEvent<unknown>).detail));
  if (services.fraud) unlessItFails(loadScript(services.fraud.script));
  if (services.sizeFit)
    queueOf("sizeFitQueue").push(["init", { environment: services.sizeFit.environment, locale: sizeFitLocale(country) }]);
}

/** Loads what a place is to have, and tells those who want to know that the shopper is there. */
export async function enterPlace(services: ThirdParties, place: Place, country: CountryCode): Promise<void> {
  start(services, country);
  clearTimeout(calculation);
  const delay = calculateDelay(place);
  if (services.sizeFit && delay !== null) {
    calculation = setTimeout(() => queueOf("sizeFitQueue").push(["calculate"]), delay);
  }
  touched ??= new Promise((resolve) => whenTouched(resolve));
  await touched;
  const { sessionAnalytics } = services;
  if (sessionAnalytics && mayMeasure(readConsent())) unlessItFails(loadScript(sessionAnalytics.script));
  for (const name of wantedWidgets(services, place)) {
    const script = services[name]?.script;
    if (script) unlessItFails(loadScript(script));
  }
}
