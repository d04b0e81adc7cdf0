import { useEffect } from "react";
import { useLocation, useNavigation } from "react-router";
import { noteCampaign } from "../../platform/analytics/campaign.ts";
import { track } from "../../platform/analytics/track.ts";
import { useAppStore } from "../../platform/store/hooks.ts";
import { useCountry } from "../shop/use-shop.ts";

/** Milliseconds without a touch after which the code that measures is loaded all the same: long after a page is alive. */
const patience = 2_500;
const touches = ["pointerdown", "keydown", "touchstart"] as const;

/** Calls back once, when the shopper first touches the page, or after a while. */
function whenTouched(callback: () => void): () => void {
  const stop = () => {
    clearTimeout(timer);
    for (const touch of touches) removeEventListener(touch, start, true);
  };
  const start = () => {
    stop();
    callback();
  };
  const timer = setTimeout(start, patience);
  for (const touch of touches) addEventListener(touch, start, { capture: true, passive: true });
  return stop;
}

/** Reports where the shopper goes, and has the code loaded that reads all reports. */
export function RouteReports() {
  const store = useAppStore();
  const { pathname, search } = useLocation();
  const { location: next } = useNavigation();
  const { baseUrl } = useCountry();
  useEffect(
    () =>
      whenTouched(() => {
        // What cannot be measured is not worth a word: the shop goes on without.
        import("./measure.ts").then(({ startMeasuring }) => startMeasuring(store)).catch(() => undefined);
      }),
    [store],
  );
  useEffect(() => {
    // The way there is told with the country's base, the place itself without.
    if (next) track({ type: "routeChanging", path: next.pathname.slice(baseUrl.length) || "/", search: next.search });
  }, [next, baseUrl]);
  useEffect(() => {
    noteCampaign(search);
    track({ type: "routeSettled", path: pathname, search });
  }, [pathname, search]);
  return null;
}
