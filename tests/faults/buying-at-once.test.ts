import { calls, type ResponseOf } from "@tread/storefront/contract/calls.ts";
import { newKey, sampleOrder } from "@tread/storefront/server/checkout/checkout.fixture.ts";
import { beforeEach, expect, test } from "vitest";
import { placeOrder, token } from "./buyer.ts";
import { sessionOf } from "./sessions.ts";
import { twoServers } from "./two-servers.ts";

/** Rounds of fifty buyers; FAULT_ROUNDS asks for more. */
const rounds = Number(process.env.FAULT_ROUNDS ?? 10);
/** Milliseconds, on a busy machine. */
const patience = 60_000 + rounds * 18_000;

const shop = twoServers("buying");
const { either, buyers, forgetOrders } = shop;
beforeEach(() => forgetOrders("update stock set qty = 1000"));

test(
  `one last pair, fifty buyers, two servers: one order, one charge, forty-nine sold out (${rounds} rounds)`,
  async () => {
    for (let round = 1; round <= rounds; round += 1) {
      await shop.books.run("update stock set qty = 1 where variant_id = '100101-10'");
      const items = [{ productId: "100101", variantId: "100101-10", qty: 1 }];
      const replies = await buyers(50, (index) => placeOrder(either(index), sampleOrder(token(), { items })));
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(replies.filter(({ status, body }) => status === 409 && body.code === "ItemSoldOut")).toHaveLength(49);
      expect(await shop.books.left("100101-10")).toBe(0);
      expect(await shop.books.count("orders")).toBe(round);
      expect(await shop.books.count("sandbox_transactions")).toBe(round);
      expect(await shop.books.count("sandbox_transactions", "state = 'captured'")).toBe(round);
      expect(await shop.books.count("outbox_mails")).toBe(round);
    }
  },
  patience,
);

test("as many orders as there is stock, and not one more", async () => {
  await shop.books.run("update stock set qty = 10 where variant_id = '100101-10'");
  const replies = await buyers(40, (index) =>
    placeOrder(
      either(index),
      sampleOrder(token(), {
        items: [{ productId: "100101", variantId: "100101-10", qty: 1 + (index % 2) }],
        total: 20_000 * (1 + (index % 2)),
      }),
    ),
  );
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const [sold] = [10 - (await shop.books.left("100101-10"))];
  const pairs = replies.reduce((sum, { status }, index) => (status === 200 ? sum + 1 + (index % 2) : sum), 0);
  expect(pairs).toBe(sold);
  expect(await shop.books.left("100101-10")).toBeGreaterThanOrEqual(0);
});

test("one key sent twenty times at once to two servers: one order, one charge, one answer to the byte", async () => {
  const key = newKey();
  const body = sampleOrder(token());
  const replies = await buyers(20, (index) => placeOrder(either(index), body, key));
  for (const { status, body: answer } of replies) {
    if (status !== 200) expect([status, answer.code]).toEqual([409, "IdempotencyKeyInFlight"]);
  }
  const repeats = await buyers(20, (index) => placeOrder(either(index), body, key));
  expect(new Set([...replies, ...repeats].filter(({ status }) => status === 200).map(({ text }) => text)).size).toBe(1);
  expect(repeats.every(({ status }) => status === 200)).toBe(true);
  expect(await shop.books.count("orders")).toBe(1);
  expect(await shop.books.count("sandbox_transactions")).toBe(1);
  expect(await shop.books.left("100101-9")).toBe(999);
});

test("an order that meets its withdrawal at the other server is placed and said to be, or never is and charges nothing", async () => {
  let placed = 0;
  await buyers(40, async (index) => {
    const key = newKey();
    const placing = placeOrder(either(index), sampleOrder(token()), key);
    // Every other withdrawal waits until the other server knows of the order, and so meets it half-way.
    let known = index % 2 === 0;
    while (!known) known = (await askPlacement(either(index + 1), key, "GET")).state !== "unknown";
    const told = await askPlacement(either(index + 1), key, "DELETE");
    const reply = await placing;
    const fate = told.state === "pending" ? await askPlacement(either(index), key, "DELETE") : told;
    if (reply.status === 200) {
      placed += 1;
      expect(fate).toMatchObject({ state: "placed", orderNumber: reply.body.orderNumber });
    } else {
      expect([reply.status, reply.body.code]).toEqual([422, "IdempotencyKeyReused"]);
      expect(fate).toMatchObject({ state: "notPlaced", error: { code: "OrderWithdrawn" } });
    }
  });
  expect(await shop.books.count("orders")).toBe(placed);
  expect(await shop.books.count("sandbox_transactions")).toBe(placed);
  expect(await shop.books.count("sandbox_transactions", "state = 'captured'")).toBe(placed);
});

/** Asks what became of an order (GET), and says that it is not to be placed any more (DELETE). */
async function askPlacement(
  { origin }: { readonly origin: string },
  key: string,
  method: "GET" | "DELETE",
): Promise<ResponseOf<"checkout.placement">> {
  const response = await fetch(`${origin}/nz/api/checkout/placement`, { method, headers: { "idempotency-key": key } });
  return calls["checkout.placement"].response.parse(await response.json());
}

test("one token sent with twenty keys at once pays for one order", async () => {
  const same = token();
  const replies = await buyers(20, (index) => placeOrder(either(index), sampleOrder(same)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.filter(({ status, body }) => status === 402 && body.code === "PaymentDeclined")).toHaveLength(19);
  expect(await shop.books.left("100101-9")).toBe(999);
});

test("carts with the same lines in opposite order never wait for each other for ever", async () => {
  const forth = ["100101-9", "100101-10"].map((variantId) => ({ productId: "100101", variantId, qty: 1 }));
  const replies = await buyers(40, (index) =>
    placeOrder(either(index >> 1), sampleOrder(token(), { items: index % 2 === 0 ? forth : forth.toReversed(), total: 40_000 })),
  );
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
  expect([await shop.books.left("100101-9"), await shop.books.left("100101-10")]).toEqual([960, 960]);
});

test("five uses of an offer are left, fifty buyers: five get it, nobody pays a price they did not see", async () => {
  await shop.books.run("insert into promotion_uses (country, promotion_id, used) values ('nz', 'lace-up-20', 495)");
  const replies = await buyers(50, (index) =>
    placeOrder(
      either(index),
      sampleOrder(token(), { promoCodes: ["LACEUP20"], total: 18_000, email: `buyer${index}@example.co.nz` }),
    ),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(replies.filter(({ status, body }) => status === 409 && body.code === "TotalChanged")).toHaveLength(45);
  expect(await shop.books.count("sandbox_transactions")).toBe(5);
  expect(await shop.books.left("100101-9")).toBe(995);
});

test("one customer in many tabs uses a first-order offer once", async () => {
  const replies = await buyers(20, (index) =>
    placeOrder(
      either(index),
      sampleOrder(token(), {
        promoCodes: ["FIRSTDIBS"],
        total: 18_000,
        email: index % 2 ? "Mere@Example.co.nz" : "mere+tab@example.co.nz",
      }),
    ),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.filter(({ status, body }) => status === 409 && body.code === "TotalChanged")).toHaveLength(19);
});

test("stock that declined cards held is there for the next buyer on the other server", async () => {
  await shop.books.run("update stock set qty = 1 where variant_id = '100101-10'");
  const items = [{ productId: "100101", variantId: "100101-10", qty: 1 }];
  const declined = await placeOrder(either(0), sampleOrder(token("4000111111111115"), { items }));
  expect([declined.status, declined.body.code]).toEqual([402, "PaymentDeclined"]);
  expect((await placeOrder(either(1), sampleOrder(token(), { items }))).status).toBe(200);
});

test.each([
  ["the devices of an account", () => sessionOf({ username: "mere", email: "mere@example.co.nz" })],
  ["the tabs of a guest", () => undefined],
])("one cart that %s order at once, two servers, each by a key of its own: one order, one charge", async (_, open) => {
  const session = open();
  const order = (index: number, cart: number, card?: string) => {
    const body = sampleOrder(token(card));
    return placeOrder(either(index), { ...body, cart: { ...body.cart, id: `cart-${cart}` } }, newKey(), session);
  };
  for (let round = 1; round <= rounds; round += 1) {
    // A card that its bank declines leaves the cart to whoever pays next.
    await buyers(4, (index) => order(index, round, "4000111111111115"));
    const replies = await buyers(12, (index) => order(index, round));
    expect(replies.map(({ status, body }) => body.code ?? status).sort()).toEqual([200, ...Array(11).fill("CartOrdered")]);
    expect(await shop.books.count("orders")).toBe(round);
    expect(await shop.books.count("sandbox_transactions", "state = 'captured'")).toBe(round);
  }
});
