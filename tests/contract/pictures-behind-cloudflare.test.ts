import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { afterEach, expect, test } from "vitest";
import { builtPages, type RunningServer, startServer } from "./running-server.ts";
import { smallShop } from "./small-shop.ts";

/** What a shopper's browser is answered. */
interface Answer {
  status: number;
  type: string;
  body: Buffer;
}

/**
 * Stands in front of a shop as Cloudflare does: everything under `/cdn-cgi/` is its own. With its image service it resizes there,
 * of a source that it fetches from the shop; without, there is nothing.
 */
async function cloudflare(origin: string, resizes: boolean): Promise<{ address: string; server: Server }> {
  const fetched = async (path: string, headers: Record<string, string> = {}): Promise<Answer> => {
    const response = await fetch(origin + path, { headers, redirect: "manual" });
    const type = response.headers.get("content-type") ?? "";
    return { status: response.status, type, body: Buffer.from(await response.arrayBuffer()) };
  };
  const answerTo = async ({ url = "/", headers }: IncomingMessage): Promise<Answer> => {
    if (!url.startsWith("/cdn-cgi/")) return await fetched(url, { accept: headers.accept ?? "*/*" });
    const [, width, source] = /^\/cdn-cgi\/image\/width=(\d+),fit=scale-down,format=auto[^/]*(\/.+)$/.exec(url) ?? [];
    if (!resizes || source === undefined) return { status: 404, type: "text/html", body: Buffer.alloc(0) };
    const original = await fetched(source, { via: "2.0 image-resizing" });
    if (original.status !== 200) return original;
    const body = await sharp(original.body)
      .resize({ width: Number(width), withoutEnlargement: true })
      .webp()
      .toBuffer();
    return { status: 200, type: "image/webp", body };
  };
  const server = createServer((request, response) => {
    answerTo(request).then(
      ({ status, type, body }) => response.writeHead(status, { "content-type": type }).end(body),
      () => response.writeHead(502).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

/** Addresses of every picture that a page names, in its elements, for those who share it and for search engines. */
function picturesOf(html: string): Set<string> {
  const sources = [...html.matchAll(/\s(?:src|poster|srcset|srcSet|imageSrcSet)="([^"]*)"/gi)].flatMap(([, value = ""]) =>
    value.split(/,\s+/).map((candidate) => candidate.trim().split(/\s/)[0] ?? ""),
  );
  const data = [...html.matchAll(/https?:\/\/[^"\\\s]*?(\/(?:cdn-cgi\/image|pictures)\/[^"\\\s<]+)/g)].map(
    ([, path = ""]) => path,
  );
  return new Set([...sources, ...data].map((one) => one.replaceAll("&amp;", "&")).filter((one) => /\/media\//.test(one)));
}

let stops: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  stops = [];
});

test.each([
  ["with its image service", true, {}],
  ["without it, and the shop's own path", false, { PICTURE_PATH: "/pictures" }],
] as const)(
  "IMG-05 IMG-07 a shop behind Cloudflare %s shows its pictures",
  async (_, resizes, variables) => {
    const running: RunningServer = await startServer(smallShop, variables, await builtPages());
    stops.push(() => running.stop());
    const { address, server } = await cloudflare(running.listening, resizes);
    stops.push(() => server.close());
    const pictures = new Set<string>();
    for (const page of ["/nz/", "/nz/products/osker/court-1", "/nz/brands/osker", "/nz/sitemap-products.xml"]) {
      const html = await (await fetch(address + page, { headers: { accept: "text/html" } })).text();
      for (const picture of picturesOf(html)) pictures.add(picture);
    }
    expect(pictures.size).toBeGreaterThan(5);
    const widths = new Set<number | undefined>();
    for (const picture of pictures) {
      const answer = await fetch(address + picture);
      expect([picture, answer.status, answer.headers.get("content-type")]).toEqual([
        picture,
        200,
        expect.stringMatching(/^image\//),
      ]);
      widths.add((await sharp(await answer.arrayBuffer()).metadata()).width);
    }
    expect(widths.size).toBeGreaterThan(2);
  },
  60_000,
);
