import { useEffect } from "react";
import { useLocation, useNavigation } from "react-router";
import { noteCampaign } from "../../platform/analytics/campaign.ts";
import { track } from "../../platform/analytics/track.ts";
import { whenTouched } from "../../platform/hydration/when-touched.ts";
import { useAppStore } from "../../platform/store/hooks.ts";
import { useCountry } from "../shop/use-shop.ts";

/** Reports where the shopper goes, and has the code loaded that reads all reports. */
export function RouteReports() {
  const store = useAppStore();
  const { pathname, search, key } = useLocation();
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: a way may also end where it began
  useEffect(() => {
    noteCampaign(search);
    track({ type: "routeSettled", path: pathname, search });
  }, [pathname, search, key]);
  return null;
}
