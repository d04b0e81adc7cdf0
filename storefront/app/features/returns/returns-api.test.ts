import { expect, test, vi } from "vitest";
import type { CallFailure, CallFunction } from "#contract/rendering.ts";
import { createStore } from "../../shell/create-store.ts";
import { ordersApi } from "../orders/orders-api.ts";
import { returnsApi } from "./returns-api.ts";

test("RET-01 an order that is open is asked for again once something of it goes back or stays after all, and only that one", async () => {
  const asked: string[] = [];
  let refused = true;
  const call = async (name: string, { params }: { params: { number: string } }) => {
    if (name === "orders.get") asked.push(params.number);
    if (name === "returns.create" && refused)
      throw { status: 409, code: "ReturnNotPossible", message: "Some of that can't be returned any more." } satisfies CallFailure;
    return { name };
  };
  const store = createStore({ call: call as unknown as CallFunction });
  const access = { orderNumber: "TT1000001", token: "token" };
  await store.dispatch(ordersApi.endpoints.order.initiate(access));
  await store.dispatch(ordersApi.endpoints.order.initiate({ ...access, orderNumber: "TT1000002" }));
  const send = () =>
    store.dispatch(returnsApi.endpoints.createReturn.initiate({ ...access, id: "return-1", method: "post", lines: [] }));
  await send();
  refused = false;
  await send();
  await vi.waitFor(() => expect(asked).toEqual(["TT1000001", "TT1000002", "TT1000001"]));
  await store.dispatch(returnsApi.endpoints.cancelReturn.initiate({ ...access, return: "TT1000001-R1" }));
  await vi.waitFor(() => expect(asked).toEqual(["TT1000001", "TT1000002", "TT1000001", "TT1000001"]));
});
