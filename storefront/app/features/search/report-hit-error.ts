import { alertConfiguration } from "#domain/configuration/configuration.ts";
import type { AppStore } from "../../platform/store/app-state.ts";
import { showAlert } from "../alerts/show-alert.ts";
import { type SearchHit, selectHitError } from "./search-events.ts";

const unknownFailure = "Something went wrong. Try again.";

/**
 * A hit could not be reached: whoever listens to the store hears it (SEARCH-38), and the shopper is told.
 * @param error what a call failed with, or anything thrown
 */
export function reportHitError(store: Pick<AppStore, "dispatch">, hit: SearchHit, error: unknown): void {
  const message = (error as { message?: string } | null | undefined)?.message || unknownFailure;
  store.dispatch(selectHitError({ hit, message }));
  store.dispatch(showAlert({ type: "ERROR", content: [message], duration: alertConfiguration.addFailureDurationMs }));
}
