import type { AppStore } from "../../platform/store/app-state.ts";
import { frameApi } from "./frame-api.ts";

/** Thrown when the content has no item labelled BTQ, without which the boutique has no navigation (HEAD-32). */
export class BtqNavigationMissing extends Error {
  override readonly name = "BtqNavigationMissing";

  constructor() {
    super("The navigation has no item labelled BTQ.");
  }
}

/**
 * To be called by the loader of a page that may be the boutique's: one that cannot have its navigation is shown as an error, and the
 * main shop stays up (HEAD-33).
 * @throws BtqNavigationMissing
 */
export async function requireBtqNavigation(store: AppStore, btq: boolean): Promise<void> {
  if (!btq) return;
  const { data } = await store.dispatch(frameApi.endpoints.frame.initiate(undefined, { subscribe: false }));
  if (data?.btqTopLinks === null) throw new BtqNavigationMissing();
}
