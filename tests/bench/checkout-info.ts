import { ponsonbyRoad } from "@tread/storefront/domain/fields/address.fixture.ts";
import { type Figure, median, quantile } from "./figure.ts";
import { contact } from "./kept-cart.ts";
import { buyableProducts } from "./products.ts";
import type { ShopServer } from "./shop-server.ts";

const lines = 20;
const warmUp = 50;
const asked = 400;

/** How long pricing a full cart takes over the API: offers, delivery, stock of every line and stores that hold all of it. */
export async function measureCheckoutInfo(shop: ShopServer, database: string): Promise<Figure[]> {
  const items = (await buyableProducts(shop.origin, lines)).map(({ id, variants }) => ({
    productId: id,
    variantId: variants.find(({ qty }) => qty > 1)?.id,
    qty: 1,
  }));
  const body = JSON.stringify({
    cart: { items, promoCodes: ["FIRSTDIBS"] },
    email: contact.email,
    shippingAddress: ponsonbyRoad,
    shipping: { type: "DELIVERY", options: { methodCode: "express" } },
  });
  const ask = async (): Promise<number> => {
    const started = performance.now();
    const headers = { "content-type": "application/json" };
    const answer = await fetch(`${shop.origin}/nz/api/checkout/info`, { method: "POST", headers, body });
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`checkout/info answers ${answer.status}: ${text}`);
    return performance.now() - started;
  };
  for (let count = 0; count < warmUp; count++) await ask();
  const before = await shop.cpu();
  const times: number[] = [];
  for (let count = 0; count < asked; count++) times.push(await ask());
  const cpu = (await shop.cpu()) - before;
  return [
    {
      name: `checkout/info of ${lines} lines, slowest of 20, ${database}`,
      value: quantile(times, 0.95),
      unit: "ms",
      target: { atMost: 25 },
      note: `median ${median(times).toFixed(1)} ms, ${(cpu / asked).toFixed(1)} ms of the server's processor time each`,
    },
  ];
}
