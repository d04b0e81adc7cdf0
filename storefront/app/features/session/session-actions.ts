import type { InputOf } from "#contract/calls.ts";
import type { SessionAnswer } from "#contract/session.ts";
import type { AppDispatch } from "../../platform/store/app-state.ts";
import { createAppAsyncThunk } from "../../platform/store/hooks.ts";
import { statusChanged } from "./session-slice.ts";

export const signedIn = (_: SessionAnswer) => (dispatch: AppDispatch) => dispatch(statusChanged("LOGGED_IN"));

export const signIn = createAppAsyncThunk(
  "session/signIn",
  async (body: InputOf<"session.create">["body"], { dispatch, extra, rejectWithValue }) => {
    dispatch(statusChanged("LOGGING_IN"));
    try {
      dispatch(signedIn(await extra.call("session.create", { params: undefined, query: undefined, body })));
    } catch (failure) {
      dispatch(statusChanged("LOGGED_OUT"));
      return rejectWithValue(failure);
    }
  },
);
