import { expect, test } from "vitest";
import { fallbackRecipient } from "../configuration/configuration.ts";
import { ponsonbyRoad } from "../fields/address.fixture.ts";
import { type SavedAddress, savedAddressesMax } from "./saved-addresses.ts";
import { worthKeeping } from "./worth-keeping.ts";

const order: Parameters<typeof worthKeeping>[0] = {
  contact: { phone: "+64215550184" },
  shippingAddress: ponsonbyRoad,
  shipping: { type: "DELIVERY", methodCode: "express" },
};
const saved: SavedAddress = { ...ponsonbyRoad, id: "home", isDefaultBilling: true, isDefaultShipping: true };
const elsewhere: SavedAddress = { ...saved, id: "work", street1: "22 Cuba Street" };
const known = { phone: null, addresses: [] };

test("of an order that was sent, an account that knows neither has the address and the number to keep", () => {
  expect(worthKeeping(order, known)).toEqual({ address: ponsonbyRoad, phone: "+64215550184" });
  expect(worthKeeping(order, { ...known, addresses: [elsewhere] }).address).toEqual(ponsonbyRoad);
});

test("what the account has, in whatever case, and another number of its own are not kept again", () => {
  const addresses = [{ ...saved, street1: saved.street1.toUpperCase() }];
  expect(worthKeeping(order, { phone: "+64215550199", addresses })).toEqual({ address: null, phone: null });
});

test.each([
  ["is picked up", { type: "STORE_PICKUP", methodCode: "pickup" }],
  ["comes by email", { type: "DELIVERY", methodCode: "email" }],
] as const)("an order that %s says nothing of where its shopper lives", (_, shipping) => {
  expect(worthKeeping({ ...order, shipping }, known)).toEqual({ address: null, phone: "+64215550184" });
});

test("a number that stands in for one is not kept, and neither is an address where the account is full", () => {
  const addresses = Array.from({ length: savedAddressesMax }, () => elsewhere);
  const contact = { phone: fallbackRecipient.phone.NZ };
  expect(worthKeeping({ ...order, contact }, { ...known, addresses })).toEqual({ address: null, phone: null });
});
