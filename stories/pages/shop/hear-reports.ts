import { readReports, type Signal } from "@tread/storefront/app/platform/analytics/track.ts";

/** Lists what the app reports from now on, without what stories before have left unread. */
export function hearReports(): Signal[] {
  const heard: Signal[] = [];
  readReports(({ signal }) => heard.push(signal));
  heard.length = 0;
  return heard;
}
