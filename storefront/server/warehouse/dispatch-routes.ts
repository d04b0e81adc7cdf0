import type { FastifyInstance } from "fastify";
import {
  cancelledOrder,
  orderCancellation,
  orderNumber,
  orderStep,
  orderToPack,
  parcel,
  type WaitingOrder,
  waitingOrders,
} from "#contract/dispatch.ts";
import type { DispatchStep } from "#domain/orders/dispatch-steps.ts";
import { itemStatusWords } from "#domain/orders/item-status-words.ts";
import { trackParcel } from "#domain/orders/parcel.ts";
import { colourAfterName } from "#domain/product/only-colour.ts";
import { sizeAfterName } from "#domain/product/size-chart.ts";
import { ApiError } from "../api-error.ts";
import type { OrderRow } from "../orders/read-order.ts";
import { labelLines } from "../outbox/order-in-mail.ts";
import { letOwnerIn } from "../owner/owner-only.ts";
import { readOwnerRequest } from "../owner/read-owner-request.ts";
import type { Cancellation } from "../refunds/cancellation.ts";
import type { PlaceToRefund } from "../refunds/given-back.ts";
import type { Warehouse, WarehouseOrder } from "./warehouse.ts";

export interface DispatchDeps {
  readonly warehouse: Warehouse;
  readonly cancellation: Cancellation;
  /** What paid for an order, and how much of that has gone back. */
  readonly paidFor: (order: OrderRow) => Promise<readonly PlaceToRefund[]>;
  /** What a variant is called on the owner's shelf. */
  readonly skuOf: (variantId: string) => string;
  /** What the owner shows to be let in: `Authorization: Bearer <token>`. */
  readonly token: string;
}

/** Orders that are told of at a time. */
const mostAtOnce = 200;

const undone: Readonly<Record<DispatchStep, string>> = {
  ship: "is not waiting to be sent out",
  setAside: "is not waiting to be set aside in its store",
  handOver: "is not on its way, nor waiting in its store",
};

/** What is said of a step that belongs to the other way in which orders reach their shoppers. */
const otherWay: Partial<Record<DispatchStep, { readonly type: OrderRow["shipping"]["type"]; readonly words: string }>> = {
  ship: {
    type: "STORE_PICKUP",
    words: "is picked up in its store, so it is not sent out but set aside there with `pnpm orders ready`",
  },
  setAside: { type: "DELIVERY", words: "is not picked up in a store but sent out, with `pnpm orders ship`" },
};

function notDue({ shipping }: OrderRow, step: DispatchStep): string {
  const other = otherWay[step];
  return other?.type === shipping.type ? other.words : undone[step];
}

function writeWaiting(
  { order, lines, next, awaitsPayment, expected }: WarehouseOrder,
  skuOf: DispatchDeps["skuOf"],
): WaitingOrder {
  const { number, country, placedAt, shipping } = order;
  return {
    ...{ number, country, next, awaitsPayment },
    placedAt: placedAt.toISOString(),
    shipping: shipping.pickup ? `${shipping.label}, ${shipping.pickup.storeName}` : shipping.label,
    lines: lines.map((line) => ({
      quantity: line.quantity,
      what: `${line.brand} ${line.name}${colourAfterName(line.colourName)}, ${sizeAfterName(line.size)} (${skuOf(line.variantId)})`,
      status: itemStatusWords(line, shipping.type),
    })),
    expected: expected.map(({ sequence }) => `${number}-R${sequence}`),
  };
}

const untaken = "has a payment that is promised and not taken yet: it is tried again by itself, and nothing is sent before";

/** Why nothing was done with an order. */
function refusal({ order, lines }: WarehouseOrder, why: string): ApiError {
  const { number, state, shipping } = order;
  const reasons = {
    held: "has a payment that is disputed, so that nothing is sent, neither way",
    failed: "was never paid for",
    cancelled: "was cancelled",
    placed: `${why}: ${[...new Set(lines.map((line) => itemStatusWords(line, shipping.type)))].join("; ")}`,
  };
  return new ApiError(409, "NotDue", `${number} ${reasons[state]}. Nothing was changed.`);
}

/**
 * `/warehouse/…`: how the owner of the shop says what happens to its orders, by `pnpm orders` or any other program. Not for
 * browsers: nothing is answered without the owner's token.
 */
export async function registerDispatchRoutes(
  app: FastifyInstance,
  { warehouse, cancellation, paidFor, skuOf, token }: DispatchDeps,
): Promise<void> {
  const find = async (number: string): Promise<WarehouseOrder> => {
    const found = await warehouse.find(readOwnerRequest(orderNumber, number));
    if (!found) throw new ApiError(404, "NotFound", `There is no order ${number}. Nothing was changed.`);
    return found;
  };
  await app.register(async (scope) => {
    letOwnerIn(scope, token);

    scope.get<{ Querystring: { onTheWay?: string } }>("/warehouse/orders", async ({ query }) => {
      const found = await warehouse.waiting(mostAtOnce + 1, query.onTheWay === "true");
      return waitingOrders.parse({
        orders: found.slice(0, mostAtOnce).map((one) => writeWaiting(one, skuOf)),
        more: found.length > mostAtOnce,
      });
    });

    scope.get<{ Params: { number: string } }>("/warehouse/orders/:number", async ({ params }) => {
      const found = await find(params.number);
      const { contact, shipping, shippingAddress } = found.order;
      const { instructions, authorityToLeave } = shipping;
      return orderToPack.parse({
        ...writeWaiting(found, skuOf),
        ...{ contact, instructions, authorityToLeave },
        address: labelLines(shippingAddress),
        parcel: shipping.parcel && trackParcel(shipping.parcel),
        paid: await paidFor(found.order),
      });
    });

    scope.post<{ Params: { number: string } }>("/warehouse/orders/:number/steps", async ({ params, body }) => {
      const { step, parcel } = readOwnerRequest(orderStep, body);
      const found = await find(params.number);
      if (!(await warehouse.advance(params.number, step, parcel)))
        throw refusal(found, found.awaitsPayment ? untaken : notDue(found.order, step));
      return { changed: true };
    });

    scope.post<{ Params: { number: string } }>("/warehouse/orders/:number/cancellation", async ({ params, body }) => {
      const { asked } = readOwnerRequest(orderCancellation, body);
      const found = await find(params.number);
      const given = await cancellation.cancel(params.number, asked);
      if (given === null) throw refusal(found, "cannot be cancelled any more");
      return cancelledOrder.parse({ given });
    });

    scope.post<{ Params: { number: string } }>("/warehouse/orders/:number/parcel", async ({ params, body }) => {
      const given = readOwnerRequest(parcel, body);
      const found = await find(params.number);
      if (!(await warehouse.track(params.number, given))) throw refusal(found, "was not sent out in a parcel");
      return { changed: true };
    });

    scope.post<{ Params: { number: string; sequence: string } }>(
      "/warehouse/orders/:number/returns/:sequence",
      async ({ params }) => {
        const found = await find(params.number);
        const wanted = found.expected.find(({ sequence }) => String(sequence) === params.sequence);
        if (!wanted || !(await warehouse.receive(wanted.id)))
          throw new ApiError(409, "NotDue", `No return ${params.number}-R${params.sequence} is on its way. Nothing was changed.`);
        return { changed: true };
      },
    );
  });
}
