import { expect, test, vi } from "vitest";
import type { CallFunction } from "#contract/rendering.ts";
import { shopperStore } from "../checkout/checkout.fixture.ts";
import { statusChanged } from "../session/session-slice.ts";
import { changeMembership } from "./change-membership.ts";

test("ERRCAT-06 changing an account that is not loaded raises 'Account not loaded', and asks nothing of the shop", async () => {
  const call = vi.fn();
  const store = shopperStore(call as unknown as CallFunction);
  store.dispatch(statusChanged("LOGGED_IN"));
  await expect(store.dispatch(changeMembership(undefined, { action: "unlink" }))).rejects.toThrow("Account not loaded");
  expect(call).not.toHaveBeenCalled();
});
