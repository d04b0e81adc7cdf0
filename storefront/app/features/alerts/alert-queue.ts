import { createAlertQueue } from "@tread/design-system/alert-queue";
import type { StartListening } from "../../platform/store/listeners.ts";
import { showAlert } from "./show-alert.ts";

/** The page's alerts; they outlive navigation. */
export const alertQueue = createAlertQueue();

/** Puts every alert that is dispatched into the page's queue. */
export function listenForAlerts(startListening: StartListening): void {
  startListening({ actionCreator: showAlert, effect: ({ payload }) => void alertQueue.add(payload) });
}
