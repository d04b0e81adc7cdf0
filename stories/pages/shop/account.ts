import type { Account, SavedAddress, SavedCard } from "@tread/storefront/app/features/account/account-api.ts";
import type { ResponseOf } from "@tread/storefront/contract/calls.ts";
import type { Order } from "@tread/storefront/contract/orders.ts";
import { isSameAddress } from "@tread/storefront/domain/account/saved-addresses.ts";
import { calendarIn } from "@tread/storefront/domain/time/calendar.ts";
import type { Handlers } from "./fake-server.ts";
import { membership } from "./loyalty.ts";
import { moment } from "./moment.ts";
import { address, contact, orderOf } from "./orders.ts";
import { refuse } from "./refuse.ts";

/** What the account of a scene's shopper holds. */
export interface SceneAccount {
  customer?: Partial<Omit<Account["customer"], "addresses">>;
  loyalty?: Account["loyalty"]["providers"];
  addresses?: readonly SavedAddress[];
  cards?: readonly SavedCard[];
  orders?: readonly Order[];
  /** Cart and wishlist, as the account keeps them. */
  state?: ResponseOf<"accountState.get">["state"];
}

export const home: SavedAddress = { ...address, id: "address-home", isDefaultBilling: true, isDefaultShipping: true };
export const work: SavedAddress = {
  ...address,
  id: "address-work",
  company: "Kererū Studio",
  street1: "Level 3, 22 Cuba Street",
  suburb: "Te Aro",
  type: "SELECTED",
  isDefaultBilling: false,
  isDefaultShipping: false,
};

export const visa: SavedCard = {
  id: "card-visa",
  brand: "visa",
  lastFour: "1111",
  expiryMonth: 8,
  expiryYear: 2028,
  isDefault: true,
};
export const expired: SavedCard = {
  ...visa,
  id: "card-old",
  brand: "mastercard",
  lastFour: "4444",
  expiryYear: 2025,
  isDefault: false,
};

const { year } = calendarIn("Pacific/Auckland", moment.getTime());
const day = 86_400_000;

/** Orders of a loyal shopper, newest first: the first is on its way, the second has arrived, the third went back. */
export function orderHistory(count: number): Order[] {
  const statuses = ["shipped", "delivered", "returned"] as const;
  const paths = [
    ["/products/norvane/ridgeback-southerly", "/products/osker/court-low-chalk"],
    ["/products/osker/court-low-chalk"],
    ["/products/norvane/ridgeback-southerly"],
  ] as const;
  return Array.from({ length: count }, (_, index) =>
    orderOf({
      sequence: 40_217 - index * 311,
      placedAt: new Date(moment.getTime() - index * 23 * day),
      paths: paths[index % 3] ?? paths[0],
      status: statuses[index === 0 ? 0 : 1 + (index % 2)] ?? "delivered",
    }),
  );
}

const suggestion = {
  id: "lookup-1",
  label: "14 Tāwhiri Street, Aro Valley, Wellington 6021",
  address: { street1: "14 Tāwhiri Street", suburb: "Aro Valley", city: "Wellington", postcode: "6021", country: "NZ" as const },
};

/** As a service suggests that tells the whole address of the one that is picked alone. */
const begun = { id: "lookup-2", label: "8 Kelburn Parade, Kelburn, Wellington 6012" };
const whole = { street1: "8 Kelburn Parade", suburb: "Kelburn", city: "Wellington", postcode: "6012", country: "NZ" as const };

export type AccountCall = Extract<
  keyof Handlers,
  `account.${string}` | `accountState.${string}` | `addresses.${string}` | `paymentMethods.${string}` | `accountOrders.${string}`
>;

/** The server's side of a signed-in shopper's account, which what the shopper does changes. */
export function accountCalls(start: SceneAccount = {}): Pick<Handlers, AccountCall> {
  const { agreeToMarketing: _, ...who } = contact;
  let customer = { ...who, subscriptions: { email: true, sms: false }, ...start.customer };
  let addresses = [...(start.addresses ?? [])];
  let cards = [...(start.cards ?? [])];
  let state = { version: start.state ? 1 : 0, state: start.state ?? null };
  const orders = start.orders ?? [];
  let providers = start.loyalty ?? [];
  let made = 0;

  const account = (): Account => ({
    username: "4f6c1c1e",
    customer: { ...customer, addresses },
    loyalty: { providers },
  });
  const keep = (kept: SavedAddress) => {
    if (addresses.some((other) => other.id !== kept.id && isSameAddress(other, kept))) refuse(409, "IdenticalAddress");
    const others = addresses
      .filter(({ id }) => id !== kept.id)
      .map((other) => ({
        ...other,
        isDefaultBilling: other.isDefaultBilling && !kept.isDefaultBilling,
        isDefaultShipping: other.isDefaultShipping && !kept.isDefaultShipping,
      }));
    addresses = addresses.some(({ id }) => id === kept.id)
      ? addresses.map(({ id }) => (id === kept.id ? kept : (others.find((other) => other.id === id) ?? kept)))
      : [...others, kept];
    return { addresses };
  };

  return {
    "account.get": account,
    "account.update": ({ body }) => {
      if (body.customer.dateOfBirth && customer.dateOfBirth) refuse(409, "DateOfBirthLocked");
      if (body.loyalty?.action === "unlink") providers = [];
      if (body.loyalty?.action === "link") {
        const { memberNumber } = membership(body.loyalty.memberId, body.loyalty.lastName);
        providers = [{ name: "frequentFlyer", memberId: memberNumber }];
      }
      customer = { ...customer, ...body.customer };
      return account();
    },
    "accountState.get": () => state,
    "accountState.put": ({ body }) => {
      if (body.version !== state.version) refuse(409, "Conflict");
      state = { version: state.version + 1, state: body.state };
      return state;
    },
    "addresses.list": () => ({ addresses }),
    "addresses.create": ({ body }) => {
      made += 1;
      const isFirst = addresses.length === 0;
      const { isDefaultBilling = false, isDefaultShipping = false } = body;
      return keep({
        ...body,
        id: `address-${made}`,
        isDefaultBilling: isDefaultBilling || isFirst,
        isDefaultShipping: isDefaultShipping || isFirst,
      });
    },
    "addresses.update": ({ params, body }) => {
      const before = addresses.find(({ id }) => id === params.id);
      if (!before) return refuse(404, "AddressNotFound");
      return keep({
        ...body,
        id: params.id,
        isDefaultBilling: body.isDefaultBilling || before.isDefaultBilling,
        isDefaultShipping: body.isDefaultShipping || before.isDefaultShipping,
      });
    },
    "addresses.delete": ({ params }) => {
      if (!addresses.some(({ id }) => id === params.id)) refuse(404, "AddressNotFound");
      addresses = addresses.filter(({ id }) => id !== params.id);
      return { addresses };
    },
    "addresses.lookup": ({ query }) => ({
      suggestions: [suggestion, begun].filter(({ label }) => label.toLowerCase().startsWith(query.q.toLowerCase())),
    }),
    "addresses.retrieve": ({ query }) => (query.id === begun.id ? { address: whole } : refuse(404, "AddressNotFound")),
    "paymentMethods.list": () => ({ paymentMethods: cards }),
    "paymentMethods.create": ({ body }) => {
      made += 1;
      const isDefault = body.isDefault || cards.length === 0;
      const card = { ...visa, id: `card-${made}`, lastFour: body.token.slice(-4), expiryYear: year + 2, isDefault };
      cards = [...cards.map((other) => ({ ...other, isDefault: other.isDefault && !isDefault })), card];
      return { paymentMethods: cards };
    },
    "paymentMethods.delete": ({ params }) => {
      if (!cards.some(({ id }) => id === params.id)) refuse(404, "PaymentMethodNotFound");
      cards = cards.filter(({ id }) => id !== params.id);
      return { paymentMethods: cards };
    },
    "paymentMethods.default": ({ params }) => {
      cards = cards.map((card) => ({ ...card, isDefault: card.id === params.id }));
      return { paymentMethods: cards };
    },
    "accountOrders.list": ({ query }) => {
      const page = Number(query.page ?? 1);
      return {
        orders: orders.slice((page - 1) * 10, page * 10).map(({ number, placedAt, shipping, totals, items }) => ({
          number,
          placedAt,
          shippingType: shipping.type,
          grandTotal: totals.grandTotal,
          items,
        })),
        page,
        pageCount: Math.max(1, Math.ceil(orders.length / 10)),
        total: orders.length,
      };
    },
    "accountOrders.get": ({ params }) => orders.find(({ number }) => number === params.number) ?? refuse(404, "OrderNotFound"),
  };
}
