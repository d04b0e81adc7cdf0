import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mapStorage, shopperStore } from "../checkout/checkout.fixture.ts";
import { restoreAccountState } from "./change-account-state.ts";
import { keepSearchUser } from "./keep-search-user.ts";

beforeEach(() => {
  vi.stubGlobal("localStorage", mapStorage());
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("document", { cookie: "" });
  vi.stubGlobal("location", { protocol: "https:" });
});
afterEach(() => vi.unstubAllGlobals());

/** A page of the shop that has just been opened. */
function openPage() {
  const store = shopperStore();
  restoreAccountState(store);
  return store.getState();
}
const tokenOf = ({ accountState }: ReturnType<typeof openPage>) => accountState.current?.searchUserToken;

test("of whom something has been told, the next page knows the same search user; of others each page makes up another", async () => {
  expect(tokenOf(openPage())).not.toBe(tokenOf(openPage()));
  const told = openPage();
  await keepSearchUser(told);
  expect(tokenOf(openPage())).toBe(tokenOf(told));
});

test("what another tab has kept meanwhile stays", async () => {
  const [here, there] = [openPage(), openPage()];
  await Promise.all([keepSearchUser(there), keepSearchUser(here)]);
  expect(tokenOf(openPage())).toBe(tokenOf(there));
});

test("nothing is kept before the browser's copy has been looked for", async () => {
  await keepSearchUser(shopperStore().getState());
  expect(localStorage.getItem("account-state:nz")).toBeNull();
});
