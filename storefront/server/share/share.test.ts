import Fastify, { type FastifyInstance } from "fastify";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sampleProduct } from "../checkout/checkout.fixture.ts";
import { registerShareCards } from "./register-share-cards.ts";
import { drawShareCard } from "./share-card.ts";

let picture: Buffer;
let app: FastifyInstance;
let asked: string[];
const products = new Map([
  ["1", sampleProduct("1", { productGallery: [{ type: "IMAGE", src: "/media/products/1/side", alt: "" }] })],
  ["2", sampleProduct("2", { name: "<b>&\u0000 long ".repeat(40), productGallery: [], price: 100, isDiscounted: true })],
]);

beforeAll(async () => {
  picture = await sharp({ create: { width: 480, height: 720, channels: 3, background: "#2050a0" } })
    .jpeg()
    .toBuffer();
  asked = [];
  app = Fastify();
  registerShareCards(app, {
    productById: (_, id) => products.get(id),
    async jpegOf(source) {
      asked.push(source);
      return picture;
    },
  });
});
afterAll(() => app.close());

test("a preview is a JPEG of 1200 by 630 with the product's picture at the left and words beside it", async () => {
  const card = { brand: "Osker", name: "Court Low", colour: "Chalk", price: "$180.00", was: null };
  const drawn = await drawShareCard({ ...card, picture });
  const { format, width, height } = await sharp(drawn).metadata();
  expect([format, width, height]).toEqual(["jpeg", 1200, 630]);
  const { data, info } = await sharp(drawn).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
  expect(at(200, 300)[2]).toBeGreaterThan(120);
  expect(at(1190, 10)).toEqual([255, 255, 255]);
  const words = await sharp(drawn).extract({ left: 480, top: 60, width: 600, height: 260 }).stats();
  expect(words.channels[0]?.min).toBeLessThan(80);
  // Another price is another picture.
  expect((await drawShareCard({ ...card, picture, price: "$90.00", was: "$180.00" })).equals(drawn)).toBe(false);
});

test("each is drawn once while nothing on it changes, and anew when it does", async () => {
  const get = () => app.inject("/nz/share/products/1.jpg");
  const [first, second] = await Promise.all([get(), get()]);
  expect([first.statusCode, first.headers["content-type"]]).toEqual([200, "image/jpeg"]);
  expect(second.headers.etag).toBe(first.headers.etag);
  await get();
  expect(asked.filter((source) => source === "/media/products/1/side")).toHaveLength(1);
  const again = await app.inject({ url: "/nz/share/products/1.jpg", headers: { "if-none-match": String(first.headers.etag) } });
  expect(again.statusCode).toBe(304);
  products.set("1", { ...(products.get("1") as ReturnType<typeof sampleProduct>), price: 1 });
  expect((await get()).headers.etag).not.toBe(first.headers.etag);
});

test("another picture behind a film is another preview", async () => {
  const withPicture = (src: string) =>
    sampleProduct("4", {
      productGallery: [
        { type: "VIDEO", src: "/films/turn.webm", thumbnail: "/media/products/4/turn" },
        { type: "IMAGE", src, alt: "" },
      ],
    });
  const etagWith = async (src: string) => {
    products.set("4", withPicture(src));
    return (await app.inject("/nz/share/products/4.jpg")).headers.etag;
  };
  expect(await etagWith("/media/products/4/side")).not.toBe(await etagWith("/media/products/4/top"));
});

test("a product without a picture and with a name of any kind has one, what is no product has none", async () => {
  expect((await app.inject("/au/share/products/2.jpg")).statusCode).toBe(200);
  for (const file of ["3.jpg", "1.png", "..%2f1.jpg", `${"1".repeat(90)}.jpg`]) {
    expect((await app.inject(`/nz/share/products/${file}`)).statusCode).toBe(404);
  }
});

test("are drawn one at a time, and refused for a moment where too many wait", async () => {
  const busy = Fastify();
  registerShareCards(busy, { productById: (_, id) => products.get(id), jpegOf: async () => picture, mostWaiting: 0 });
  const addresses = ["/nz/share/products/1.jpg", "/nz/share/products/2.jpg"];
  const answers = await Promise.all(addresses.map((address) => busy.inject(address)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 503]);
  const refused = answers.find(({ statusCode }) => statusCode === 503);
  expect(refused?.headers).toMatchObject({ "retry-after": "2", "cache-control": "no-store" });
  expect(refused?.headers.etag).toBeUndefined();
  for (const address of addresses) expect((await busy.inject(address)).statusCode).toBe(200);
  await busy.close();
});
