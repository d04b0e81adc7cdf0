import { calls } from "@tread/storefront/contract/calls.ts";
import { importReport } from "@tread/storefront/contract/catalogue.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runOwnerCommand } from "./owner-command.ts";
import { type RunningServer, startServer } from "./running-server.ts";
import { orderToken, placeOrder, returnOfOne } from "./samples.ts";
import { request, send } from "./send.ts";
import { smallOpening, smallShop } from "./small-shop.ts";

let server: RunningServer;
beforeAll(async () => {
  server = await startServer(smallShop);
});
afterAll(() => server.stop());

/** Runs `pnpm orders` as the owner does. */
const orders = (...words: string[]) =>
  runOwnerCommand("orders", { CATALOGUE_TOKEN: server.ownerToken }, ...words, "--url", server.listening);
const waiting = async (number: string, ...words: string[]) =>
  (await orders("list", ...words)).said.split("\n").find((line) => line.startsWith(number));

/** The order as its shopper sees it. */
async function seen(number: string) {
  const query: [string, string][] = [["token", await orderToken(server.origin, number)]];
  const { json } = await send(server.origin, "nz", calls["orders.get"], { params: { number }, query });
  return calls["orders.get"].response.parse(json);
}

/** The mails about an order with these words in their subject. */
async function mails(number: string, subject: string): Promise<string[]> {
  const { text: list } = await request(`${server.origin}/sandbox/outbox`);
  const entries = list.split("<li>").filter((entry) => entry.includes(`${number} ${subject}`));
  const paths = entries.map((entry) => /href="(\/sandbox\/outbox\/[^"]+)"/.exec(entry)?.[1]);
  return Promise.all(paths.map(async (path) => (await request(`${server.origin}${path}`)).text));
}

const number = "AB 1234 5678 9NZ";
const link = "https://www.nzpost.co.nz/tools/tracking/item/AB123456789NZ";
const sentence = (code: number, said: string) => ({ code, said: expect.stringContaining(said) });

test("the owner sees what is to be packed, sends it out, and the shopper is mailed the carrier's page, which the order leads to", async () => {
  const order = await placeOrder(server.origin);
  expect(await waiting(order)).toMatch(/\tnz\t.*\tto be sent out$/);
  const { said } = await orders("show", `#${order.toLowerCase()}`);
  for (const words of [
    "1 × Osker Court 1, Black, size US Men 9 (104201-9): Getting it ready",
    "12 Ponsonby Road",
    "mere@example.co.nz",
  ])
    expect(said).toContain(words);
  expect(said).toMatch(/^NZ\$[\d.]+ with Visa ending 1111$/m);

  expect(await orders("ship", order, "--carrier", "nz-post", "--parcel", number)).toEqual(sentence(0, `${order} is sent out.`));
  expect((await seen(order)).shipping.parcel).toEqual({ carrier: "NZ Post", number: "AB123456789NZ", link });
  expect((await seen(order)).items).toMatchObject([{ status: "shipped" }]);
  const [mail = "", ...others] = await mails(order, "is on its way");
  expect(others).toEqual([]);
  expect(mail).toContain(`Track it with NZ Post, number AB123456789NZ`);
  expect(mail).toContain(link);
  expect(await waiting(order)).toBeUndefined();
  expect(await waiting(order, "--on-the-way")).toMatch(/\tto be handed over$/);
  expect((await orders("show", order)).said).toContain(`NZ Post AB123456789NZ: ${link}`);

  expect(await orders("deliver", order)).toEqual(sentence(0, `${order} is in its shopper's hands.`));
  expect((await seen(order)).items).toMatchObject([{ status: "delivered" }]);
  expect(await waiting(order, "--on-the-way")).toBeUndefined();
});

test("what is to be packed is named as on the owner's shelf, once that is said, and counted by that name", async () => {
  const order = await placeOrder(server.origin);
  const product = smallOpening.products.find(({ id }) => id === "104201");
  const importing = async (document: object) => {
    const sent = await fetch(`${server.listening}/catalogue/products`, {
      method: "POST",
      headers: { authorization: `Bearer ${server.ownerToken}`, "content-type": "application/x-ndjson" },
      body: JSON.stringify(document),
    });
    return importReport.parse(await sent.json()).changed;
  };
  expect(await importing({ ...product, skus: { 9: "OSK-CT1-9" } })).toBe(1);
  expect((await orders("show", order)).said).toContain("size US Men 9 (OSK-CT1-9)");
  const count = (...words: string[]) =>
    runOwnerCommand("catalogue", { CATALOGUE_TOKEN: server.ownerToken }, "stock", ...words, "--url", server.listening);
  expect(await count("OSK-CT1-9", "nz", "900000")).toEqual(sentence(0, "The stock is changed."));
  expect(await count("OSK-CT1-9", "nz", "1", "104201-9", "nz", "2")).toEqual(
    sentence(1, "1: says something of 104201-9 in nz again."),
  );
  expect(await importing({ ...smallOpening.products.find(({ id }) => id === "104202"), skus: { 9: "OSK-CT1-9" } })).toBe(1);
  expect(await count("OSK-CT1-9", "nz", "1")).toEqual(
    sentence(1, "SKU OSK-CT1-9 is that of 104201-9 and 104202-9: name the size by its id."),
  );
  expect(await count("OSK-CT1-10", "nz", "1")).toEqual(sentence(1, "There is no size OSK-CT1-10 in nz. Nothing was changed."));
});

test("a parcel's number is set right without another mail, and none is said of what was not sent out", async () => {
  const order = await placeOrder(server.origin);
  const parcel = ["--carrier", "aramex-nz", "--parcel", "MP0012345678"];
  expect(await orders("track", order, ...parcel)).toEqual(
    sentence(1, `${order} was not sent out in a parcel: Getting it ready. Nothing was changed.`),
  );
  await orders("ship", order);
  expect((await seen(order)).shipping.parcel).toBeUndefined();
  expect(await orders("track", order, ...parcel)).toEqual(sentence(0, `${order} is in that parcel.`));
  expect((await seen(order)).shipping.parcel).toMatchObject({ carrier: "Aramex", number: "MP0012345678" });
  expect(await mails(order, "is on its way")).toHaveLength(1);
});

test("what is not due is refused with the reason, and changes nothing", async () => {
  const order = await placeOrder(server.origin);
  const before = await seen(order);
  for (const [words, said] of [
    [["deliver", order], `${order} is not on its way, nor waiting in its store: Getting it ready. Nothing was changed.`],
    [["ready", order], `${order} is not picked up in a store but sent out, with \`pnpm orders ship\`: Getting it ready.`],
    [["receive", `${order}-R1`], `No return ${order}-R1 is on its way.`],
    [["ship", "TT99999999"], "There is no order TT99999999."],
    [["ship", "12"], '"12" is no number of an order. Write TT and eight digits.'],
    [["ship"], "Say which order: TT00000019"],
    [["ship", order, "--carrier", "nz-post"], "Say both, the carrier and the parcel's number"],
    [["ship", order, "--carrier", "owl", "--parcel", number], "The parcel's carrier is none of nz-post, aramex-nz"],
    [["ship", order, "--carrier", "nz-post", "--parcel", "<b>1</b>"], "The parcel's number is no number of a parcel"],
    [["ship", order, order, "--carrier", "nz-post", "--parcel", number], "A parcel is one order's."],
    [["receive", order], `"${order}" is no number of a return.`],
    [["ready", order, "--carrier", "nz-post"], "ready has no --carrier. Nothing was done"],
    [["show", order, order], `"${order}" is one word too many. Nothing was done`],
    [["burn", order], 'There is no "burn". Nothing was done; --help says what there is.'],
  ] as [string[], string][])
    expect([words, await orders(...words)]).toEqual([words, sentence(1, said)]);
  expect(await seen(order)).toEqual(before);
  await orders("ship", order);
  expect(await orders("ship", order)).toEqual(sentence(1, `${order} is not waiting to be sent out: On its way.`));
  expect(await mails(order, "is on its way")).toHaveLength(1);
});

test("of several orders those behind one that is refused are named, so that nobody takes them for sent out", async () => {
  const [first, refused, third] = [await placeOrder(server.origin), "TT99999999", await placeOrder(server.origin)];
  const { code, said } = await orders("ship", first, refused, third, third);
  expect(code).toBe(1);
  expect(said).toContain(`${first} is sent out.`);
  expect(said).toContain(`There is no order ${refused}. Nothing was changed.\nNothing was done yet with ${third} ${third}`);
  expect((await seen(third)).items).toMatchObject([{ status: "processing" }]);
  expect(await orders("receive", `${third}-R1`, `${first}-r02`)).toEqual(
    sentence(1, `No return ${third}-R1 is on its way. Nothing was changed.\nNothing was done yet with ${first}-R2`),
  );
});

test("a return waits in the list until it has come back, is taken in once, and the order says how much of it was given back", async () => {
  const order = await placeOrder(server.origin, undefined, 2);
  await orders("ship", order);
  await orders("deliver", order);
  const body = { orderNumber: order, orderToken: await orderToken(server.origin, order) };
  const opened = await send(server.origin, "nz", calls["returns.open"], { body });
  const { token } = calls["returns.open"].response.parse(opened.json);
  await send(server.origin, "nz", calls["returns.create"], returnOfOne(order, token));
  expect(await waiting(order)).toMatch(new RegExp(`\\t${order}-R1 on its way back$`));
  expect(await orders("receive", `${order}-R1`)).toEqual(sentence(0, `${order}-R1 is taken in.`));
  expect((await seen(order)).items).toMatchObject([{ status: "delivered", takenBack: 1 }]);
  expect((await orders("show", order)).said).toContain("\nNZ$360.00 with Visa ending 1111, NZ$180.00 of it given back\n");
  expect(await waiting(order)).toBeUndefined();
  expect(await orders("receive", `${order}-R1`)).toEqual(sentence(1, `No return ${order}-R1 is on its way.`));
});

test("an order that cannot be sent is cancelled and paid back, and one that has left is not", async () => {
  const [order, sent] = [await placeOrder(server.origin), await placeOrder(server.origin)];
  expect(await orders("cancel", order, sent)).toEqual(sentence(1, "Cancel orders one by one."));
  const { code, said } = await orders("cancel", order);
  expect([code, said]).toEqual([0, expect.stringContaining(`${order} is cancelled.\n$`)]);
  expect((await orders("show", order)).said).toMatch(/^NZ\$[\d.]+ with Visa ending 1111, all of it given back$/m);
  expect(said).toContain("is on its way back to Visa ending 1111, within five working days.");
  const { items, refunds, totals } = await seen(order);
  expect(items).toMatchObject([{ status: "cancelled" }]);
  expect(refunds).toMatchObject([{ label: "Visa ending 1111", amount: totals.grandTotal }]);
  const [mail = "", ...others] = await mails(order, "is cancelled");
  expect(others).toEqual([]);
  expect(mail).toContain(`send order ${order} after all, so it is cancelled`);
  expect(await waiting(order)).toBeUndefined();
  for (const [words, why] of [
    [["cancel", order], `${order} was cancelled. Nothing was changed.`],
    [["ship", order], `${order} was cancelled. Nothing was changed.`],
  ] as [string[], string][])
    expect([words, await orders(...words)]).toEqual([words, sentence(1, why)]);
  await orders("ship", sent);
  expect(await orders("cancel", sent, "--asked")).toEqual(
    sentence(1, `${sent} cannot be cancelled any more: On its way. Nothing was changed.`),
  );
  expect((await seen(sent)).items).toMatchObject([{ status: "shipped" }]);
});

test("nobody but the owner is told of orders, or says what happens to them", async () => {
  const order = await placeOrder(server.origin);
  for (const authorization of [undefined, "Bearer ", `Bearer ${"x".repeat(43)}`]) {
    for (const [path, method] of [
      ["/warehouse/orders", "GET"],
      [`/warehouse/orders/${order}`, "GET"],
      [`/warehouse/orders/${order}/steps`, "POST"],
      [`/warehouse/orders/${order}/cancellation`, "POST"],
    ] as const) {
      const answer = await request(`${server.origin}${path}`, {
        method,
        headers: { ...(authorization !== undefined && { authorization }), "content-type": "application/json" },
        ...(method === "POST" && { body: JSON.stringify({ step: "ship" }) }),
      });
      expect([path, answer.status]).toEqual([path, 401]);
      expect(answer.text).not.toContain("Mere");
    }
  }
  expect((await seen(order)).items).toMatchObject([{ status: "processing" }]);
});
