import { expect, test } from "vitest";
import { contactSources, orderSubscription, signUpSources } from "./subscription.ts";

const contact = {
  email: "mere@example.co.nz",
  firstName: "Mere",
  lastName: "Parata",
  phone: "021 555 0184",
  agreeToMarketing: true,
};
const who = { email: "mere@example.co.nz", firstName: "Mere", lastName: "Parata", userId: "user-1", signUpSource: 3 };

test("an order says who its contact is, and that they want mails and texts when they have agreed", () => {
  expect(orderSubscription(contact, "user-1")).toEqual({
    ...who,
    phone: "021 555 0184",
    subscribeToMarketing: true,
    subscribeToSms: true,
  });
});

test("what is not known is left out, and a box that was left empty takes nobody off a list", () => {
  expect(orderSubscription({ ...contact, phone: "", agreeToMarketing: false }, "user-1")).toStrictEqual(who);
});

test("every source has the marketing provider's number", () => {
  expect(contactSources.map((source) => signUpSources[source])).toEqual([1, 2, 3, 4]);
});
