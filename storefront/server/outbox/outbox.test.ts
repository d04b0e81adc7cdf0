import { once } from "node:events";
import { createServer } from "node:net";
import Fastify from "fastify";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { countries } from "#domain/country/country.ts";
import { ponsonbyRoad } from "#domain/fields/address.fixture.ts";
import type { Database } from "../database/database.ts";
import { ne } from "../database/drizzle.ts";
import { openEmptyDatabase } from "../database/empty-database.fixture.ts";
import type { OrderDraft } from "../database/schema/order-draft.ts";
import { outboxMails } from "../database/schema/schema.ts";
import { registerSandbox } from "../sandbox/register-sandbox.ts";
import { createVault } from "../sandbox/vault.ts";
import { writeLetter } from "./letter.ts";
import { withOrigin } from "./mail-dress.ts";
import { orderItem } from "./order-in-mail.ts";
import { orderConfirmation } from "./order-mails.ts";
import { createOutbox, putInOutbox, waitAfter } from "./outbox.ts";
import { registerOutboxRoutes } from "./outbox-routes.ts";
import { smtpSender } from "./smtp-sender.ts";

const address = { ...ponsonbyRoad, contactName: "Mere <b>O’Neil</b>" };
const draft: OrderDraft = {
  contact: {
    email: "mere@example.co.nz",
    firstName: "<script>alert(1)</script>",
    lastName: "O’Neil",
    phone: "+64215550184",
    agreeToMarketing: false,
  },
  shippingAddress: address,
  billingAddress: address,
  shipping: { type: "DELIVERY", methodCode: "express", label: "Express", promise: "Tue 24 Nov" },
  lines: [
    {
      productId: "1",
      variantId: "1-9",
      name: 'Shoe "One" & Co',
      brand: "Osker",
      colourName: "Black",
      size: "9",
      path: "/products/osker/shoe",
      image: "/media/products/1/side",
      quantity: 2,
      unitPrice: 20_000,
      lineTotal: 40_000,
    },
  ],
  stock: [],
  promotions: [{ id: "p", name: "10% off", discount: 4_000 }],
  customer: "mere@example.co.nz",
  totals: {
    itemSubtotal: 40_000,
    totalDiscount: 4_000,
    itemSubtotalAfterDiscounts: 36_000,
    shipping: 0,
    taxIncluded: 4_696,
    grandTotal: 36_000,
    amountOutstanding: 36_000,
  },
};
const mail = (number = "TT00000018") =>
  orderConfirmation("nz", number, new Date(Date.UTC(2026, 10, 20, 1)), draft, {
    method: "card",
    cardType: "visa",
    lastFour: "1111",
  });

let database: Database;
beforeAll(async () => {
  database = await openEmptyDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.queries.delete(outboxMails);
});

test("what is mailed of a line begins with its size where its owner names no colour", () => {
  const detailOf = (colourName: string) => orderItem({ ...draft.lines[0]!, colourName }).detail;
  expect([detailOf("Black"), detailOf("")]).toEqual(["Black, size 9", "size 9"]);
});

test("the confirmation has the same facts in text and in HTML, in the shop's own time", () => {
  const { text, html, subject } = mail();
  expect(subject).toBe("Your order TT00000018 is in");
  for (const fact of [
    "TT00000018",
    "$400.00",
    "−$40.00",
    "$360.00",
    "$46.96",
    "Express: Tue 24 Nov",
    "Visa ending 1111",
    "20 November 2026",
  ]) {
    expect(text).toContain(fact);
    expect(html).toContain(fact);
  }
  expect(text).toContain('2 × Osker Shoe "One" & Co');
});

test("a word that is longer than a phone is wide breaks, and widens no mail", () => {
  const { html } = writeLetter("nz", { subject: "Go", heading: "Go", before: ["m".repeat(60)], after: [] });
  expect(html).toMatch(/<body style="[^"]*overflow-wrap:anywhere/);
});

test("every mail ends with how to reach the shop in its country, in both forms, with a number to press", () => {
  const letter = writeLetter("au", { subject: "Go", heading: "Go", before: [], after: [] });
  for (const [{ text, html }, { supportPhone }] of [
    [mail(), countries.nz],
    [letter, countries.au],
  ] as const) {
    const said = `Questions? Call us on ${supportPhone}, free.`;
    expect(text.trimEnd().split("\n").slice(-3)).toEqual([said, "", "Tread & Thread"]);
    expect(
      html
        .replace(/<[^>]*>/g, "")
        .trimEnd()
        .endsWith(said),
    ).toBe(true);
    expect(html).toContain(`href="tel:${supportPhone.replace(/\s/g, "")}"`);
  }
});

test("an order that costs nothing says so, and of no payment", () => {
  const { text } = orderConfirmation("nz", "TT00000018", new Date(0), draft, null);
  expect(text).toContain("There was nothing to pay.");
  expect(text).not.toContain("Paid with");
});

test("the confirmation says what an order has earned, as its page does", () => {
  const earning = (points: number) =>
    orderConfirmation("nz", "TT00000018", new Date(0), { ...draft, earning: { memberId: "1900142", points } }, null);
  for (const form of ["text", "html"] as const) {
    expect(earning(360)[form]).toContain("Earned 360 Qantas Points.");
    expect(earning(0)[form]).not.toContain("Earned");
    expect(mail()[form]).not.toContain("Earned");
  }
});

test("of the sums in the confirmation the total alone is set in bold", () => {
  const bold = [...mail().html.matchAll(/<td[^>]*font-weight:700[^>]*>([^<]*)/g)].map(([, words]) => words);
  expect(bold).toEqual(["Total, NZD", "$360.00"]);
});

test("the confirmation shows what was ordered, and a link to the order, wherever the shop is reached", () => {
  const { text, html } = withOrigin(mail(), "https://shop.example");
  expect(html).toContain(
    '<img src="https://shop.example/pictures/width=160,fit=scale-down,format=jpeg/media/products/1/side" alt=""',
  );
  expect(html).toContain('<a href="https://shop.example/nz/orders/TT00000018"');
  expect(text.split("\n")).toContain("https://shop.example/nz/orders/TT00000018");
});

test("a size is named as orders name it, and what comes in one alone has none to compare", () => {
  expect(mail().text).toContain("Black, size 9\n");
  const oneSize = { ...draft, lines: draft.lines.map((line) => ({ ...line, size: "One size" })) };
  const { text, html } = orderConfirmation("nz", "TT00000018", new Date(0), oneSize, null);
  for (const part of [text, html]) expect(part).toContain("Black, one size");
});

test("a digital order is confirmed with what it is downloaded by, and without a place that it goes to", () => {
  const digital: OrderDraft = {
    ...draft,
    shipping: { type: "DELIVERY", methodCode: "email", label: "Email", promise: "As soon as you've ordered" },
    lines: draft.lines.map((line) => ({ ...line, name: "Plan", digital: true })),
  };
  const { text, html } = orderConfirmation("nz", "TT00000018", new Date(0), digital, null);
  for (const part of [text, html]) {
    expect(part).toContain("Download Plan");
    expect(part).not.toContain(address.street1);
  }
  expect(mail().text).toContain(address.street1);
  expect(mail().text).not.toContain("Download");
});

test("gift cards alone carry no tax, in words as on the order's page", () => {
  const totals = { ...draft.totals, taxIncluded: 0 };
  expect(orderConfirmation("nz", "TT00000018", new Date(0), { ...draft, totals }, null).text).toContain("GST included: None\n");
});

test("what the courier was asked to do is told back, once it was asked", () => {
  const shipping = { ...draft.shipping, instructions: "Behind the blue gate.", authorityToLeave: true };
  const { text, html } = orderConfirmation("nz", "TT00000018", new Date(0), { ...draft, shipping }, null);
  expect(text).toContain("\n\nDelivery instructions: Behind the blue gate.\nThe courier may leave it if you're out.\n\n");
  expect(html).toContain("Delivery instructions: Behind the blue gate.<br>");
  expect(mail().text).not.toMatch(/instructions|courier/);
});

test("what comes in a mail of its own is told after all that belongs to the store", () => {
  const pickup = { storeName: "Ponsonby", phone: "09 555 0142", path: "/stores/ponsonby", collectBy: "2026-11-27" };
  const { text } = orderConfirmation(
    "nz",
    "TT00000018",
    new Date(0),
    {
      ...draft,
      shipping: { ...draft.shipping, type: "STORE_PICKUP", storeHours: ["Mon to Sun: 9 am to 5 pm"], pickup },
      lines: [...draft.lines, { ...draft.lines[0]!, giftCard: true }],
    },
    null,
  );
  const told = ["12 Ponsonby Road", "Mon to Sun", "Pick it up by", "in a mail of"].map((words) => text.indexOf(words));
  expect(told).not.toContain(-1);
  expect(told).toEqual(told.toSorted((a, b) => a - b));
});

test("nothing that a shopper or the catalogue says is HTML", () => {
  const { html } = mail();
  expect(html).not.toContain("<script");
  expect(html).not.toContain("<b>");
  expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(html).toContain("Shoe &quot;One&quot; &amp; Co");
});

test("a mail goes out with its transaction or not at all, and once", async () => {
  await database
    .transaction(async (transaction) => {
      await putInOutbox(transaction, "nz", mail());
      throw new Error("undo");
    })
    .catch(() => undefined);
  expect(await createOutbox(database).list(10)).toEqual([]);
  await database.transaction((transaction) => putInOutbox(transaction, "nz", mail()));
  await database.transaction((transaction) => putInOutbox(transaction, "nz", mail()));
  expect(await createOutbox(database).list(10)).toHaveLength(1);
});

test("what is due is sent once however many processes send; a failure is tried again later", async () => {
  await putInOutbox(database.queries, "nz", mail("TT00000018"));
  await putInOutbox(database.queries, "nz", mail("TT00000021"));
  const sent: string[] = [];
  const onError = vi.fn();
  let broken = true;
  const send = async ({ subject }: { subject: string }) => {
    if (broken && subject.includes("21")) throw new Error("mailbox full");
    sent.push(subject);
  };
  const outboxes = [1, 2, 3].map(() => createOutbox(database, send, onError));
  await Promise.all(outboxes.map((outbox) => outbox.deliver()));
  expect(sent).toEqual(["Your order TT00000018 is in"]);
  expect(onError).toHaveBeenCalledTimes(1);
  expect(await outboxes[0]!.deliver()).toBe(0);
  broken = false;
  await database.queries.update(outboxMails).set({ sendAfter: new Date(0) });
  expect(await outboxes[0]!.deliver()).toBe(1);
  const states = (await outboxes[0]!.list(10)).map(({ about, state, lastError }) => ({ about, state, lastError }));
  expect(states).toEqual([
    { about: "TT00000021", state: "sent", lastError: null },
    { about: "TT00000018", state: "sent", lastError: null },
  ]);
});

test("mails that wait behind a slow one are not sent again by another process", async () => {
  for (const number of ["TT00000018", "TT00000021", "TT00000033"]) await putInOutbox(database.queries, "nz", mail(number));
  const sent: string[] = [];
  const other = createOutbox(database, async ({ subject }) => void sent.push(subject));
  const slow = createOutbox(database, async ({ id, subject }) => {
    sent.push(subject);
    // For longer than anybody is trusted to be sending one mail, during which only this one is known to be under way.
    await database.queries
      .update(outboxMails)
      .set({ sendAfter: new Date(0) })
      .where(ne(outboxMails.id, id));
    await other.deliver();
  });
  await slow.deliver();
  expect(sent.toSorted()).toEqual(["TT00000018", "TT00000021", "TT00000033"].map((number) => `Your order ${number} is in`));
});

test("once the server stops, the mail that is under way is noted as sent, and no other is begun", async () => {
  for (const number of ["TT00000018", "TT00000021"]) await putInOutbox(database.queries, "nz", mail(number));
  const stopping = new AbortController();
  const outbox = createOutbox(database, async () => stopping.abort());
  expect(await outbox.deliver(stopping.signal)).toBe(1);
  expect((await outbox.list(10)).map(({ state }) => state).toSorted()).toEqual(["pending", "sent"]);
});

test("a mail is tried for a day, soon at first and every four hours in the end", () => {
  const waits: number[] = [];
  for (let wait = waitAfter(1); wait !== null; wait = waitAfter(waits.length + 1)) waits.push(wait);
  expect(waits.slice(0, 3)).toEqual([2, 4, 8]);
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  expect(waits.at(-1)).toBe(4 * 3600);
  const hours = waits.reduce((sum, wait) => sum + wait, 0) / 3600;
  expect(Math.floor(hours)).toBe(24);
});

test("a mail that nobody has taken for a day is given up", async () => {
  await putInOutbox(database.queries, "nz", mail());
  await database.queries.update(outboxMails).set({ attempts: 18 });
  await createOutbox(database, () => Promise.reject(new Error("no such mailbox"))).deliver();
  expect(await createOutbox(database).list(1)).toMatchObject([{ state: "refused", lastError: "no such mailbox" }]);
});

test("sends both forms over SMTP", async () => {
  let received = "";
  const server = createServer((socket) => {
    let inData = false;
    socket.write("220 test\r\n");
    socket.on("data", (chunk) => {
      const text = chunk.toString();
      received += text;
      if (inData) {
        if (/\r\n\.\r\n$/.test(received)) {
          inData = false;
          socket.write("250 taken\r\n");
        }
      } else if (/^DATA/m.test(text)) {
        inData = true;
        socket.write("354 go on\r\n");
      } else if (/^QUIT/m.test(text)) {
        socket.end("221 bye\r\n");
      } else {
        socket.write("250 fine\r\n");
      }
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as { port: number };
  await putInOutbox(database.queries, "nz", mail());
  const outbox = createOutbox(
    database,
    smtpSender({
      smtpUrl: `smtp://127.0.0.1:${port}`,
      from: "Tread & Thread <orders@shop.example>",
      replyTo: "Tread & Thread <hello@shop.example>",
      origin: "https://shop.example",
    }),
  );
  const [kept] = await outbox.list(1);
  expect(await outbox.deliver()).toBe(1);
  expect(received).toContain("RCPT TO:<mere@example.co.nz>");
  expect(received).toContain("Subject: Your order TT00000018 is in");
  expect(received).toContain("Content-Type: text/plain");
  expect(received).toContain("Content-Type: text/html");
  expect(received).toMatch(/^Reply-To: .*<hello@shop\.example>/m);
  expect(received).toContain("Auto-Submitted: auto-generated");
  expect(received).toContain("https://shop.example/nz/orders/TT00000018");
  expect(received).not.toContain("shop.invalid");
  // Nobody knows whether the first was heard: it goes again, and is the same mail to whoever gets both.
  await database.queries.update(outboxMails).set({ state: "pending", sendAfter: new Date(0) });
  expect(await outbox.deliver()).toBe(1);
  const ids = received.match(/^Message-ID: .+$/gm);
  expect(ids).toHaveLength(2);
  expect(new Set(ids)).toEqual(new Set([`Message-ID: <${kept?.id}@shop.example>`]));
});

test("a server of mails that takes the call and says nothing has failed before the mail is anybody else's to send", async () => {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as { port: number };
  await putInOutbox(database.queries, "nz", mail());
  const settings = { smtpUrl: `smtp://127.0.0.1:${port}`, from: "<orders@shop.example>", replyTo: "", origin: "" };
  const waits = { connectionTimeout: 20_000, greetingTimeout: 50, socketTimeout: 20_000 };
  const outbox = createOutbox(database, smtpSender(settings, waits));
  expect(await outbox.deliver()).toBe(0);
  expect((await outbox.list(1))[0]).toMatchObject({
    state: "pending",
    attempts: 1,
    lastError: expect.stringMatching(/greeting/i),
  });
});

test("the outbox page lists mails and shows each in a frame that can do nothing", async () => {
  const outbox = createOutbox(database);
  const app = Fastify();
  onTestFinished(() => app.close());
  await registerSandbox(app, { vault: createVault(new Uint8Array(32)), outbox });
  expect((await app.inject("/sandbox/outbox")).body).toContain("Nothing has been sent yet");
  await putInOutbox(database.queries, "nz", mail());
  const [kept] = await outbox.list(1);
  expect((await app.inject("/sandbox/outbox")).body).toContain(`href="/sandbox/outbox/${kept?.id}"`);
  const page = await app.inject(`/sandbox/outbox/${kept?.id}`);
  expect(page.body).toContain('<iframe sandbox="allow-popups allow-popups-to-escape-sandbox"');
  expect(page.body).not.toContain("<script");
  expect(page.headers["content-security-policy"]).toContain("default-src 'none'");
  const html = await app.inject(`/sandbox/outbox/${kept?.id}/html`);
  expect(html.headers["content-security-policy"]).toMatch(
    /^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'/,
  );
  for (const id of ["x", "00000000-0000-4000-8000-000000000000"]) {
    expect((await app.inject(`/sandbox/outbox/${id}`)).statusCode).toBe(404);
    expect((await app.inject(`/sandbox/outbox/${id}/html`)).statusCode).toBe(404);
  }
});

test("an address that stands alone in a mail can be followed, and nothing in it is HTML", async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  registerOutboxRoutes(app, createOutbox(database));
  const address = 'https://shop.test/nz/account/verify?code=1&user="><b>';
  const letter = writeLetter("nz", { subject: "Go", heading: "Go", before: [], link: { label: "Go", address }, after: [] });
  await putInOutbox(database.queries, "nz", {
    kind: "emailVerification",
    about: "1",
    recipient: "mere@example.co.nz",
    ...letter,
  });
  const [kept] = await createOutbox(database).list(1);
  const { body } = await app.inject(`/sandbox/outbox/${kept?.id}`);
  const escaped = "https://shop.test/nz/account/verify?code=1&amp;user=&quot;&gt;&lt;b&gt;";
  expect(body).toContain(`<a href="${escaped}">${escaped}</a>`);
  expect(letter.html).toContain(`<a href="${escaped}" target="_blank"`);
});

test("how to hear no more of it is words in a letter's HTML, and an address that can be followed in its text", () => {
  const leave = { label: "Forget my address now", address: `https://shop.test/nz/reminders/end?token=${"x".repeat(300)}` };
  const { text, html } = writeLetter("nz", { subject: "Back", heading: "Back", before: [], after: [], leave });
  expect(text).toContain(`${leave.label}:\n${leave.address}\n`);
  expect(html).toContain(`href="${leave.address}"`);
  expect(html.replace(/<[^>]+>/g, "")).not.toContain("shop.test");
});

test("a mail that went out 90 days ago is blank, is not sent again for what it was about, and is forgotten a year later", async () => {
  const { queries } = database;
  const put = () => database.transaction((transaction) => putInOutbox(transaction, "nz", mail()));
  await put();
  const outbox = createOutbox(database, async () => {});
  const age = (days: number) => queries.update(outboxMails).set({ createdAt: new Date(Date.now() - days * 86_400_000) });
  await age(91);
  await outbox.forgetOld();
  expect(await outbox.list(10)).toHaveLength(1);
  await outbox.deliver();
  await age(89);
  await outbox.forgetOld();
  expect(await outbox.list(10)).toHaveLength(1);
  await age(91);
  await outbox.forgetOld();
  expect(await outbox.list(10)).toEqual([]);
  expect(await queries.select().from(outboxMails)).toEqual([
    expect.objectContaining({ state: "sent", recipient: "", subject: "", text: "", html: "" }),
  ]);
  await put();
  expect(await outbox.deliver()).toBe(0);
  await age(364);
  await outbox.forgetOld();
  expect(await queries.$count(outboxMails)).toBe(1);
  await age(366);
  await outbox.forgetOld();
  expect(await queries.$count(outboxMails)).toBe(0);
});

test("a mail that has lain in the outbox of a shop without a server of mails for 90 days is blank, and never goes out", async () => {
  const { queries } = database;
  await database.transaction((transaction) => putInOutbox(transaction, "nz", mail()));
  const outbox = createOutbox(database);
  const age = (days: number) => queries.update(outboxMails).set({ createdAt: new Date(Date.now() - days * 86_400_000) });
  await age(89);
  await outbox.forgetOld();
  expect(await outbox.list(10)).toHaveLength(1);
  await age(91);
  await outbox.forgetOld();
  expect(await queries.select().from(outboxMails)).toEqual([
    expect.objectContaining({ state: "refused", recipient: "", subject: "", text: "", html: "" }),
  ]);
  const send = vi.fn(async () => {});
  expect(await createOutbox(database, send).deliver()).toBe(0);
  expect(send).not.toHaveBeenCalled();
});
