import { z } from "zod";
import {
  cancelledOrder,
  type OrderToPack,
  orderCancellation,
  orderNumber,
  orderStep,
  orderToPack,
  parcel,
  type WaitingOrder,
  waitingOrders,
} from "#contract/dispatch.ts";
import { countries } from "#domain/country/country.ts";
import { normaliseOrderNumber } from "#domain/identifiers/order-number.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import type { DispatchStep } from "#domain/orders/dispatch-steps.ts";
import { carrierIds } from "#domain/orders/parcel.ts";
import { askingShop, Refusal, sendChange } from "./ask-shop.ts";
import { type OwnerCommands, readWords, runCommand, sharedUsage } from "./owner-command.ts";

const usage = `What happens to orders once they are placed. The shop must be running.

  pnpm orders list [--on-the-way]        orders that something is still to be done with, the oldest first: those to be
                                         sent out or set aside, then those that wait for their shopper; those as well
                                         that have been sent out and not arrived
  pnpm orders show <number>              one order: what to pack, for whom, where it goes, what it was paid with
  pnpm orders ship <number> ... [--carrier <carrier> --parcel <its number>]
                                         sent out; the shopper is mailed, with the carrier's page about the parcel
  pnpm orders track <number> --carrier <carrier> --parcel <its number>
                                         says or sets right which parcel it is in; nobody is mailed
  pnpm orders ready <number> ...         waits in its store; the shopper is mailed
  pnpm orders deliver <number> ...       is in the shopper's hands
  pnpm orders receive <number>-R1 ...    a return has come back: it is refunded, and goes back on the shelf
  pnpm orders cancel <number> [--asked]  nothing of it has left, and nothing will: all of it is refunded and goes back
                                         on the shelf; the shopper is mailed that the shop cannot send it, or with
                                         --asked that it is cancelled as they asked

Carriers: ${carrierIds.join(", ")}.

${sharedUsage}`;

const { values, positionals } = readWords("orders", {
  carrier: { type: "string" },
  parcel: { type: "string" },
  "on-the-way": { type: "boolean", default: false },
  asked: { type: "boolean", default: false },
});
const ask = askingShop(values);

/** @throws Refusal when it is no number of an order */
function numberOf(typed: string): string {
  const number = normaliseOrderNumber(typed);
  if (!orderNumber.safeParse(number).success)
    throw new Refusal(`"${typed}" is no number of an order. Write TT and eight digits.`);
  return number;
}

/** @throws Refusal when none is named, or one that cannot be */
function numbersOf(given: readonly string[]): string[] {
  if (given.length === 0) throw new Refusal("Say which order: TT00000019");
  return given.map(numberOf);
}

/** The parcel that is named, if one is. @throws Refusal when only half of it is */
function parcelOf(): z.input<typeof parcel> | undefined {
  const { carrier, parcel: number } = values;
  if (carrier === undefined && number === undefined) return undefined;
  if (carrier === undefined || number === undefined)
    throw new Refusal("Say both, the carrier and the parcel's number: --carrier nz-post --parcel AB123456789NZ");
  const read = parcel.safeParse({ carrier, number });
  if (read.success) return read.data;
  throw new Refusal(read.error.issues.map(({ path, message }) => `The parcel's ${path.join(".")} ${message}.`).join("\n"));
}

/**
 * Has something done with each, as far as that goes: what has been done before one is refused stays done, and what comes behind it is
 * named, to be asked for again.
 */
async function eachInTurn(numbers: readonly string[], work: (number: string) => Promise<unknown>, done: string): Promise<void> {
  for (const [index, number] of numbers.entries()) {
    try {
      await work(number);
    } catch (error) {
      const behind = numbers.slice(index + 1);
      if (!(error instanceof Refusal) || behind.length === 0) throw error;
      throw new Refusal(`${error.message}\nNothing was done yet with ${behind.join(" ")}`);
    }
    console.log(`${number} ${done}.`);
  }
}

/** Takes each order through a step. */
async function advance(given: readonly string[], step: DispatchStep, done: string): Promise<void> {
  const numbers = numbersOf(given);
  const sent = step === "ship" ? parcelOf() : undefined;
  if (sent && numbers.length > 1) throw new Refusal("A parcel is one order's. Send them out one by one.");
  const change = { step, ...(sent && { parcel: sent }) };
  await eachInTurn(numbers, (number) => sendChange(ask, `/warehouse/orders/${number}/steps`, orderStep, change), done);
}

const todo: Readonly<Record<DispatchStep, string>> = {
  ship: "to be sent out",
  setAside: "to be set aside",
  handOver: "to be handed over",
};

function writeOrder({ number, country, placedAt, shipping, next, awaitsPayment, expected }: WaitingOrder): string {
  const { locale, timeZone } = countries[country];
  const placed = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", timeZone }).format(
    new Date(placedAt),
  );
  const awaited = expected.map((reference) => `${reference} on its way back`);
  const due = awaitsPayment ? ["its payment is not taken yet"] : next ? [todo[next]] : [];
  return [number, country, placed, shipping, [...due, ...awaited].join(", ")].join("\t");
}

/** `NZ$178.00 with Visa ending 1111, NZ$50.00 of it given back` */
function writePaid({ country }: OrderToPack, { label, amount, refunded }: OrderToPack["paid"][number]): string {
  const money = (cents: number) => formatMoney(cents, country, { withCode: true });
  return `${money(amount)} with ${label}${refunded > 0 ? `, ${refunded < amount ? money(refunded) : "all"} of it given back` : ""}`;
}

const many = Number.POSITIVE_INFINITY;
const commands: OwnerCommands = {
  list: {
    words: 0,
    options: ["on-the-way"],
    async run() {
      const { orders, more } = waitingOrders.parse(
        await (await ask(`/warehouse/orders?onTheWay=${values["on-the-way"]}`)).json(),
      );
      for (const order of orders) console.log(writeOrder(order));
      if (orders.length === 0) console.log("Nothing is to be done.");
      if (more) console.log("More orders wait behind these.");
    },
  },
  show: {
    words: 1,
    options: [],
    async run([typed]) {
      const [number = ""] = numbersOf(typed === undefined ? [] : [typed]);
      const order = orderToPack.parse(await (await ask(`/warehouse/orders/${number}`)).json());
      const { contact, address, instructions, authorityToLeave, lines, parcel: sent, paid } = order;
      const paragraphs = [
        [writeOrder(order)],
        lines.map(({ quantity, what, status }) => `${quantity} × ${what}: ${status}`),
        address,
        [...(instructions ? [instructions] : []), ...(authorityToLeave ? ["May be left without a signature."] : [])],
        [`${contact.firstName} ${contact.lastName}, ${contact.email}, ${contact.phone}`],
        sent ? [`${sent.carrier} ${sent.number}: ${sent.link}`] : [],
        paid.map((part) => writePaid(order, part)),
      ];
      console.log(
        paragraphs
          .filter((each) => each.length > 0)
          .map((each) => each.join("\n"))
          .join("\n\n"),
      );
    },
  },
  ship: {
    words: many,
    options: ["carrier", "parcel"],
    run: (given) => advance(given, "ship", "is sent out"),
  },
  ready: {
    words: many,
    options: [],
    run: (given) => advance(given, "setAside", "waits in its store"),
  },
  deliver: {
    words: many,
    options: [],
    run: (given) => advance(given, "handOver", "is in its shopper's hands"),
  },
  track: {
    words: many,
    options: ["carrier", "parcel"],
    async run(given) {
      const [number = "", ...others] = numbersOf(given);
      const sent = parcelOf();
      if (others.length > 0 || sent === undefined)
        throw new Refusal("Say one order and its parcel: TT00000019 --carrier nz-post --parcel AB123456789NZ");
      await sendChange(ask, `/warehouse/orders/${number}/parcel`, parcel, sent);
      console.log(`${number} is in that parcel.`);
    },
  },
  cancel: {
    words: many,
    options: ["asked"],
    async run(given) {
      const [number = "", ...others] = numbersOf(given);
      // It cannot be undone, so that nobody is to do it to the wrong one by the dozen.
      if (others.length > 0) throw new Refusal("Cancel orders one by one.");
      const path = `/warehouse/orders/${number}/cancellation`;
      const answer = await sendChange(ask, path, orderCancellation, { asked: values.asked });
      console.log([`${number} is cancelled.`, ...cancelledOrder.parse(await answer.json()).given].join("\n"));
    },
  },
  receive: {
    words: many,
    options: [],
    async run(given) {
      const references = given.map((typed) => {
        const [, number = "", sequence = ""] = /^(.*)-R(\d{1,4})$/i.exec(typed) ?? [];
        if (sequence === "") throw new Refusal(`"${typed}" is no number of a return. Write it as in TT00000019-R1.`);
        return `${numberOf(number)}-R${Number(sequence)}`;
      });
      if (references.length === 0) throw new Refusal("Say which return: TT00000019-R1");
      const pathOf = (reference: string) => `/warehouse/orders/${reference.replace("-R", "/returns/")}`;
      await eachInTurn(references, (reference) => sendChange(ask, pathOf(reference), z.strictObject({}), {}), "is taken in");
    },
  },
};

await runCommand(commands, { positionals, values, usage });
