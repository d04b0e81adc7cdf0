import { randomUUID } from "node:crypto";
import { ponsonbyRoad } from "@tread/storefront/domain/fields/address.fixture.ts";
import type { Figure } from "./figure.ts";
import { contact } from "./kept-cart.ts";
import { buyableProducts } from "./products.ts";
import type { ShopServer } from "./shop-server.ts";

const orders = 240;
/** Shoppers who order at the same time. */
const shoppers = 8;

/**
 * Orders over the API: everything from the parsed body to the committed order, with a card that is charged. What one core places in a
 * second is told by the processor time that the server needs for one, whatever else the machine is doing.
 * @param database what the shop keeps them in, as its reader calls it
 * @param atLeast orders a second that one core is to place; the embedded database takes its share of the same core and has no target
 */
export async function measureOrders(shop: ShopServer, database: string, atLeast?: number): Promise<Figure[]> {
  const post = async <T>(path: string, body: unknown, key?: string): Promise<T> => {
    const answer = await fetch(shop.origin + path, {
      method: "POST",
      headers: { "content-type": "application/json", ...(key && { "idempotency-key": key }) },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}: ${text}`);
    return JSON.parse(text) as T;
  };
  // What the three hosted fields do.
  const cardToken = async (): Promise<string> => {
    const session = randomUUID().replaceAll("-", "");
    const year = String((new Date().getFullYear() + 2) % 100).padStart(2, "0");
    const fields = { number: "4111 1111 1111 1111", expirationDate: `12 / ${year}`, cvv: "123" };
    const parts: string[] = [];
    for (const [field, value] of Object.entries(fields)) {
      parts.push((await post<{ part: string }>("/sandbox/vault/parts", { session, field, value })).part);
    }
    return (await post<{ nonce: string }>("/sandbox/vault", { session, parts })).nonce;
  };
  const shipping = { type: "DELIVERY", options: { methodCode: "express" } };
  const bodyFor = async (productId: string, variantId: string) => {
    const items = [{ productId, variantId, qty: 1 }];
    const asked = { cart: { items }, email: contact.email, shippingAddress: ponsonbyRoad, shipping };
    const { grandTotal } = await post<{ grandTotal: number }>("/nz/api/checkout/info", asked);
    return {
      cart: {
        items,
        promoCodes: [],
        payment: { methods: { card: [{ amount: grandTotal, token: await cardToken(), type: "immediate" }] } },
      },
      contact,
      billingAddress: ponsonbyRoad,
      shippingAddress: ponsonbyRoad,
      shipping,
      expectedTotal: grandTotal,
    };
  };

  const products = await buyableProducts(shop.origin, 100);
  const variants = products.flatMap((product) =>
    product.cartQtyVariantMin || product.cartQtyVariantMultipleOf
      ? []
      : product.variants.filter(({ qty }) => qty > 0).map((variant) => [product.id, variant.id] as const),
  );
  const bodies: unknown[] = [];
  for (const [productId, variantId] of variants.slice(0, orders + shoppers)) bodies.push(await bodyFor(productId, variantId));
  if (bodies.length < orders + shoppers) throw new Error(`Only ${bodies.length} sizes are in stock.`);

  const place = (body: unknown) => post("/nz/api/checkout/orders", body, randomUUID());
  for (const body of bodies.splice(0, shoppers)) await place(body);
  const cpuBefore = await shop.cpu();
  const started = performance.now();
  await Promise.all(
    Array.from({ length: shoppers }, async () => {
      for (let body = bodies.pop(); body !== undefined; body = bodies.pop()) await place(body);
    }),
  );
  const seconds = (performance.now() - started) / 1_000;
  const cpu = (await shop.cpu()) - cpuBefore;
  return [
    {
      name: `orders placed and paid a second, ${database}`,
      value: orders / seconds,
      unit: "/s",
      note: `${shoppers} at once, ${orders} orders`,
    },
    {
      name: `orders placed and paid a second of one core, ${database}`,
      value: orders / (cpu / 1_000),
      unit: "/s",
      ...(atLeast !== undefined && { target: { atLeast } }),
      note: `${(cpu / orders).toFixed(1)} ms of the server's processor time each`,
    },
  ];
}
