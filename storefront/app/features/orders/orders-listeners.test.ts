import { expect, test, vi } from "vitest";
import type { CallFunction } from "#contract/rendering.ts";
import { createStore } from "../../shell/create-store.ts";
import { mapStorage } from "../checkout/checkout.fixture.ts";
import { returnsApi } from "../returns/returns-api.ts";
import { sessionClosed } from "../session/session-slice.ts";
import { keepOrderAccess } from "./order-access.ts";
import { ordersApi } from "./orders-api.ts";

test("ORDER-04 orders and returns that were opened in this tab are no longer known once their shopper has signed out", async () => {
  const storage = mapStorage();
  vi.stubGlobal("sessionStorage", storage);
  vi.stubGlobal("localStorage", mapStorage());
  const store = createStore({ call: (async () => ({ contact: "Mere" })) as unknown as CallFunction });
  const access = { orderNumber: "TT1000001", token: "token" };
  keepOrderAccess("nz", { ...access, expiresAt: "2030-01-01T00:00:00Z" });
  await store.dispatch(ordersApi.endpoints.order.initiate(access, { subscribe: false }));
  await store.dispatch(returnsApi.endpoints.returns.initiate(access, { subscribe: false }));
  expect(JSON.stringify(store.getState().api.queries)).toContain("Mere");
  store.dispatch(sessionClosed({ ended: false }));
  expect(storage.getItem("order-access:nz")).not.toBeNull();
  store.dispatch(sessionClosed({ ended: true }));
  await vi.waitFor(() => expect(store.getState().api.queries).toEqual({}));
  expect(storage.getItem("order-access:nz")).toBeNull();
  vi.unstubAllGlobals();
});
