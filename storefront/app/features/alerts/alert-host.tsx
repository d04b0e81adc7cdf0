import { Alerts } from "@tread/design-system/alerts";
import { alertQueue } from "./alert-queue.ts";

/** Draws the page's alerts. */
export function AlertHost() {
  return <Alerts queue={alertQueue} />;
}
