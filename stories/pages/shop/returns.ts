import type { OrderReturns } from "@tread/storefront/contract/returns.ts";
import { returnProblem } from "@tread/storefront/domain/returns/return-request.ts";
import { type BoughtItem, returnability } from "@tread/storefront/domain/returns/returnable-item.ts";
import type { Handlers } from "./fake-server.ts";
import { moment } from "./moment.ts";
import { address, orderOf } from "./orders.ts";
import { refuse } from "./refuse.ts";

export type ReturnCall = Extract<keyof Handlers, `returns.${string}`>;

const day = 86_400_000;
const now = moment.getTime();

/** An order that arrived ten days ago; its last item has not come yet. */
export const arrivedOrder = orderOf({
  sequence: 40_217,
  placedAt: new Date(now - 12 * day),
  paths: ["/products/norvane/ridgeback-southerly", "/products/osker/court-low-chalk"],
  status: "delivered",
});

/** The returns of one order, by the shop's own rules. Every scene has its own. */
export function returnCalls(): Pick<Handlers, ReturnCall> {
  let made: OrderReturns["returns"] = [];
  const bought = (): BoughtItem[] =>
    arrivedOrder.items.map((_, position) => ({
      position,
      channel: "web",
      placedAt: now - 12 * day,
      deliveredAt: position === 0 ? now - 10 * day : null,
      status: position === 0 ? "delivered" : "shipped",
      quantity: 2,
      sentBack: made
        .filter(({ state }) => state !== "cancelled")
        .flatMap(({ lines }) => lines)
        .reduce((sum, line) => (line.position === position ? sum + line.quantity : sum), 0),
    }));
  const answer = (): OrderReturns => ({
    orderNumber: arrivedOrder.number,
    placedAt: arrivedOrder.placedAt,
    sender: address,
    items: bought().map((item) => {
      const { name, brand, colourName, size, path, image, unitPrice } = arrivedOrder.items[item.position] ?? refuse(404, "", "");
      const { left, until, refusal } = returnability(item, now);
      return {
        ...{ position: item.position, name, brand, colourName, size, path, image, quantity: item.quantity, unitPrice },
        paid: unitPrice * item.quantity,
        ...{ left, until: until === null ? null : new Date(until).toISOString(), refusal },
      };
    }),
    returns: made,
  });
  return {
    "returns.open": ({ body }) => ({
      token: "return-token",
      orderNumber: body.orderNumber,
      expiresAt: new Date(now + 900_000).toISOString(),
    }),
    "returns.get": ({ query }) =>
      query.token === "return-token" ? answer() : refuse(404, "OrderNotFound", "We couldn't find an order with those details."),
    "returns.create": ({ body }) => {
      if (returnProblem(bought(), body.lines, now)) {
        refuse(409, "ReturnNotPossible", "Some of that can't be returned any more. Have a look at what's left.");
      }
      const number = `${arrivedOrder.number}-R${made.length + 1}`;
      const { method, lines } = body;
      made = [...made, { number, method, lines, state: "requested", requestedAt: moment.toISOString(), receivedAt: null }];
      return answer();
    },
    "returns.cancel": ({ body }) => {
      made = made.map((each) => (each.number === body.return ? { ...each, state: "cancelled" } : each));
      return answer();
    },
  };
}

/** A return of one of the order's first item, by post. */
export const expected = (sequence: number): OrderReturns["returns"][number] => ({
  number: `${arrivedOrder.number}-R${sequence}`,
  method: "post",
  state: "requested",
  requestedAt: moment.toISOString(),
  receivedAt: null,
  lines: [{ position: 0, quantity: 1, reason: "tooSmall" }],
});

/** The same order with all of it there, and nothing on its way back. */
export const allArrived: OrderReturns = {
  orderNumber: arrivedOrder.number,
  placedAt: arrivedOrder.placedAt,
  sender: address,
  items: arrivedOrder.items.map(({ name, brand, colourName, size, path, image, unitPrice, quantity }, position) => ({
    ...{ position, name, brand, colourName, size, path, image, quantity, unitPrice, paid: unitPrice * quantity },
    ...{ left: quantity, until: new Date(now + 30 * day).toISOString(), refusal: null },
  })),
  returns: [],
};
