import { createAlertQueue } from "@tread/design-system/alert-queue";
import { Alerts } from "@tread/design-system/alerts";

/** The page's alerts; they outlive navigation. */
export const alertQueue = createAlertQueue();

/** Draws the page's alerts. */
export default function AlertHost() {
  return <Alerts queue={alertQueue} />;
}
