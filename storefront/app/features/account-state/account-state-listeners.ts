import { isAnyOf } from "@reduxjs/toolkit";
import { emptyAccountState } from "#domain/account-state/account-state.ts";
import { countryCodes } from "#domain/country/country.ts";
import type { StartListening } from "../../platform/store/listeners.ts";
import { randomId } from "../../platform/store/random-id.ts";
import { localStorageOrMemory } from "../../platform/store/storage.ts";
import { sessionClosed, sessionOpened } from "../session/session-slice.ts";
import { changed } from "./account-state-slice.ts";
import { restoreAccountState } from "./change-account-state.ts";
import { accountStateKey, keep } from "./stored-account-state.ts";
import { forgetSyncRecord, readSyncRecord } from "./sync-record.ts";

/** Milliseconds for which signing out waits for the last changes to be sent, and paying for what was changed elsewhere. */
const lastChance = 2_000;

/**
 * Keeps a signed-in shopper's cart and wishlist in line with the server's: at sign-in, and after every change. Its code comes with
 * the first sign-in, so that guests do not carry it. Who signs out takes theirs along (CART-33, WISH-10, ANALYT-14).
 */
export function listenForAccountState(startListening: StartListening): void {
  startListening({
    matcher: isAnyOf(sessionOpened, changed),
    effect: async (action, { dispatch, getState, extra }) => {
      if (getState().session.username === null) return;
      const { synchronise } = await import("./synchronise.ts");
      const sync = (newest: boolean) => synchronise({ dispatch, getState, extra }, { newest });
      extra.session.exchange = (newest) =>
        Promise.race([sync(newest), new Promise<void>((done) => setTimeout(done, lastChance))]);
      await sync(sessionOpened.match(action));
    },
  });
  startListening({
    actionCreator: sessionClosed,
    effect: ({ payload }, { dispatch, getState }) => {
      if (!payload.ended) return;
      for (const country of countryCodes) {
        if (readSyncRecord(country) === null && country !== getState().shop.country) continue;
        forgetSyncRecord(country);
        localStorageOrMemory.removeItem(accountStateKey(country));
      }
      keep(getState().shop.country, emptyAccountState({ cartId: randomId(), searchUserToken: randomId() }));
      restoreAccountState({ dispatch, getState });
    },
  });
}
