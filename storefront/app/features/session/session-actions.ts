import type { InputOf } from "#contract/calls.ts";
import type { CallFailure } from "#contract/rendering.ts";
import type { SessionAnswer } from "#contract/session.ts";
import type { StoreServices } from "../../platform/api/api.ts";
import type { AppDispatch, AppState } from "../../platform/store/app-state.ts";
import { createAppAsyncThunk } from "../../platform/store/hooks.ts";
import { type SessionNews, tellOtherTabs } from "./session-channel.ts";
import { isBrief, keepUser, keptUser, lapsedUser, lapseUser, mayBeSignedIn, noteBrief } from "./session-marks.ts";
import { sessionClosed, sessionOpened, statusChanged } from "./session-slice.ts";

type Thunk<Result> = (dispatch: AppDispatch, getState: () => AppState, services: StoreServices) => Result;

const nothing = { params: undefined, query: undefined, body: undefined };

const opened =
  (answer: SessionAnswer): Thunk<void> =>
  (dispatch, _, { session }) => {
    // What the browser still keeps of somebody else is not this shopper's to take over.
    const before = keptUser() ?? lapsedUser();
    if (before !== null && before !== answer.username) dispatch(sessionClosed({ ended: true }));
    session.open(answer);
    dispatch(sessionOpened({ username: answer.username, isBack: before === answer.username }));
    keepUser(answer.username);
  };

/** Goes on as a guest. What the browser kept of somebody who was signed in leaves it. */
export const endSession =
  (): Thunk<void> =>
  (dispatch, getState, { session }) => {
    const before = getState().session.username ?? keptUser();
    const ended = before !== null && before !== lapsedUser();
    session.close();
    dispatch(sessionClosed({ ended }));
    keepUser(null);
  };

/**
 * Goes on as a guest because the session has ended by itself, which nobody asked for: it has run out, or the password was changed
 * elsewhere. What was loaded of the account goes. What was gathered and typed here, in this tab or another, is the guest's to go on
 * with, and is the shopper's own again when they are back.
 */
export const loseSession =
  (): Thunk<void> =>
  (dispatch, getState, { session }) => {
    const user = getState().session.username ?? keptUser();
    // Who signed out in another tab has taken theirs along. One that has found the session over before left it here.
    if (user === null || (user !== keptUser() && user !== lapsedUser())) return dispatch(endSession());
    session.close();
    lapseUser(user);
    dispatch(sessionClosed({ ended: false, lapsed: true }));
  };

/** Goes on as who a call says is signed in: signing in, verifying an address or changing the password. */
export const signedIn =
  (answer: SessionAnswer): Thunk<void> =>
  (dispatch) => {
    dispatch(opened(answer));
    tellOtherTabs("opened");
  };

/** Signs in. Is rejected with the CallFailure; the shopper is a guest as before then. */
export const signIn = createAppAsyncThunk(
  "session/signIn",
  async (body: InputOf<"session.create">["body"], { dispatch, extra, rejectWithValue }) => {
    dispatch(statusChanged("LOGGING_IN"));
    try {
      dispatch(signedIn(await extra.call("session.create", { ...nothing, body })));
      noteBrief(body.keep === false);
    } catch (failure) {
      dispatch(statusChanged("LOGGED_OUT"));
      return rejectWithValue(failure as CallFailure);
    }
  },
);

/**
 * Signs out: what was changed last is still sent, the session ends in the shop, and what is the shopper's leaves the browser
 * (CART-34). Is rejected with the CallFailure when the shop cannot be told; the shopper is signed in as before then, because the
 * cookie that only the shop can take back would sign in again.
 */
export const signOut = createAppAsyncThunk(
  "session/signOut",
  async (_: undefined, { dispatch, getState, extra, rejectWithValue }) => {
    const { status } = getState().session;
    dispatch(statusChanged("LOGGING_OUT"));
    await extra.session.exchange(false);
    try {
      await extra.call("session.delete", nothing);
    } catch (failure) {
      dispatch(statusChanged(status));
      return rejectWithValue(failure as CallFailure);
    }
    dispatch(endSession());
    tellOtherTabs("closed");
  },
);

/** Takes no notice of an answer that came after its session had ended, and has the shop take back the cookie that it brought along. */
const disownAnswer =
  (): Thunk<Promise<void>> =>
  async (dispatch, getState, { session }) => {
    if (getState().session.status !== "LOGGED_OUT") return;
    session.close();
    if (mayBeSignedIn()) await dispatch(ensureSession());
  };

/** Does here what another tab has done. A session that is just being found out about ends with all others. */
export const followTab =
  (news: SessionNews): Thunk<void> =>
  (dispatch, getState) => {
    if (news === "opened") return void dispatch(ensureSession());
    const { status } = getState().session;
    if (status === "LOGGED_IN" || status === "INITIALISING") dispatch(endSession());
  };

/**
 * Finds out who is signed in, once the page is alive and whenever another tab says that it has changed. Guests are not asked
 * for: their browser has no session to renew. When the shop gives no answer the shopper goes on as a guest, and what the browser
 * keeps of them stays there for when it does (AUTH-09).
 */
export const ensureSession = (): Thunk<Promise<void>> => async (dispatch, getState, services) => {
  const { status } = getState().session;
  if (status === "LOGGING_IN" || status === "LOGGING_OUT") return;
  if (!mayBeSignedIn()) {
    if (status === "LOGGED_OUT") return;
    // A page that opens without the cookie of who did not want to stay signed in opens after the browser was closed.
    return void dispatch(status === "INITIALISING" && isBrief() ? endSession() : loseSession());
  }
  if (status === "LOGGED_IN") return;
  try {
    const answer = await services.session.renew();
    // Whoever signed in or out while the shop was asked knows better.
    if (getState().session.status !== status) return dispatch(disownAnswer());
    // Whose cookie has gone meanwhile has signed out in another tab.
    if (answer && mayBeSignedIn()) dispatch(opened(answer));
    else dispatch(loseSession());
  } catch {
    if (getState().session.status !== status) return;
    services.session.close();
    dispatch(statusChanged("LOGGED_OUT"));
  }
};
