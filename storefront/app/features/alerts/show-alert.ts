import type { AlertRequest } from "@tread/design-system/alert-queue";
import type { AppStore } from "../../store/create-store.ts";
import { alertsNeeded } from "./alerts-slice.ts";

/** Tells the shopper something. The code that shows it arrives with the first alert. */
export async function showAlert(store: Pick<AppStore, "dispatch">, request: AlertRequest): Promise<void> {
  store.dispatch(alertsNeeded());
  const { alertQueue } = await import("./alert-host.tsx");
  alertQueue.add(request);
}
