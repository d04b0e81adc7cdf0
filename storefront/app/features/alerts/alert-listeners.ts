import type { StartListening } from "../../platform/store/listeners.ts";
import { alertQueue } from "./alert-queue.ts";
import { showAlert } from "./show-alert.ts";

/** Puts every alert that is dispatched into the page's queue. */
export function listenForAlerts(startListening: StartListening): void {
  startListening({ actionCreator: showAlert, effect: ({ payload }) => void alertQueue.add(payload) });
}
