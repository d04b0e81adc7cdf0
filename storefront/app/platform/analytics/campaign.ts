import { useMemo } from "react";
import { type UtmParameters, utmParameters } from "#domain/analytics/utm.ts";
import { useHydrated } from "../hydration/use-hydrated.ts";
import { sessionStorageOrMemory } from "../store/storage.ts";

const key = "campaign";
const none: UtmParameters = {};

/** Keeps what an address says of the campaign that led here, for as long as this tab is open. Without any, the last one stays. */
export function noteCampaign(search: string): void {
  const found = utmParameters(new URLSearchParams(search));
  if (Object.keys(found).length > 0) sessionStorageOrMemory.setItem(key, new URLSearchParams(Object.entries(found)).toString());
}

/** The campaign that led here (ANALYT-12), in a browser. */
export const readCampaign = (): UtmParameters => utmParameters(new URLSearchParams(sessionStorageOrMemory.getItem(key) ?? ""));

/** The same; nothing on the server and in the render that hydrates what it sent. */
export function useCampaign(): UtmParameters {
  const hydrated = useHydrated();
  return useMemo(() => (hydrated ? readCampaign() : none), [hydrated]);
}
