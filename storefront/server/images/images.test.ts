import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import sharp from "sharp";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { startArtist } from "#catalogue/artist.ts";
import { errorBody } from "#contract/errors.ts";
import { createImages, type Images, type ImagesOptions, type PictureArtist } from "./images.ts";

const artist = startArtist();
let folder: string;
let app: FastifyInstance;
let images: Images;

async function open(options: Partial<ImagesOptions> = {}): Promise<void> {
  images = createImages({ artist, folder, ...options });
  app = Fastify();
  await app.register(images.plugin);
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "pictures-"));
  await open();
});
afterEach(async () => {
  await images.settled();
  await app.close();
  await rm(folder, { recursive: true, force: true });
});
afterAll(() => artist.close());

const webp = { accept: "image/avif,image/webp,image/*,*/*;q=0.8" };
const get = (options: string, source: string, headers: Record<string, string> = webp) =>
  app.inject({ url: `/cdn-cgi/image/${options}${source}`, headers });
const side = "/media/products/104201/side";

/** Counts what is drawn, and draws something cheap. */
function countingArtist(): PictureArtist & { drawn: string[]; hold?: Promise<void> } {
  return {
    drawn: [],
    knows: (source) => source.startsWith("/media/"),
    transparent: () => false,
    async draw(source, width) {
      this.drawn.push(`${source} ${width}`);
      await this.hold;
      return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}"><rect width="100%" height="100%" fill="#2f5141"/></svg>`;
    },
    edition: async () => "first",
  };
}

async function files(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

describe("a picture", () => {
  test("IMG-05 IMG-07 is drawn at the asked width in the best format the browser takes", async () => {
    const response = await get("width=400,fit=scale-down,format=auto", side);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      "content-type": "image/webp",
      vary: "Accept",
      "cache-control": "public, max-age=86400, stale-while-revalidate=604800",
      "x-content-type-options": "nosniff",
    });
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: "webp", width: 400, height: 600 });
    expect(response.rawPayload.length).toBeLessThan(30_000);
  });

  test("IMG-08 of a product is two to three in every view, scenes and cut-outs keep their own shape", async () => {
    for (const view of ["side", "pair", "top", "back", "detail"]) {
      const { width, height } = await sharp((await get("width=160", `/media/products/104201/${view}`)).rawPayload).metadata();
      expect([view, width, height]).toEqual([view, 160, 240]);
    }
    expect(await sharp((await get("width=320", "/media/scenes/category-women")).rawPayload).metadata()).toMatchObject({
      width: 320,
      height: 180,
    });
    const cutout = await sharp((await get("width=320,format=auto", "/media/cutouts/180102")).rawPayload).metadata();
    expect(cutout).toMatchObject({ format: "heif", width: 320, hasAlpha: true });
  });

  test("IMG-09 of a page's head is 1600 wide and 2400 high at most", async () => {
    for (const asked of [1600, 4000]) {
      const { rawPayload } = await get(`width=${asked},fit=scale-down,format=jpeg,quality=40`, "/media/products/104201/pair");
      expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1600, height: 2400 });
    }
  });

  test("goes to older browsers as JPEG, without a ground as PNG, and by name as AVIF", async () => {
    const format = async (options: string, source: string) => {
      const response = await get(options, source, { accept: "image/png,image/*" });
      return [response.headers["content-type"], response.headers.vary, (await sharp(response.rawPayload).metadata()).format];
    };
    expect(await format("width=160,format=auto", side)).toEqual(["image/jpeg", "Accept", "jpeg"]);
    expect(await format("width=160,format=auto", "/media/cutouts/180102")).toEqual(["image/png", "Accept", "png"]);
    expect(await format("width=160,format=avif", side)).toEqual(["image/avif", undefined, "heif"]);
  });

  test("is the same on the shop's own path as on Cloudflare's", async () => {
    const options = "width=160,fit=scale-down,format=auto";
    const own = await app.inject({ url: `/pictures/${options}${side}`, headers: webp });
    expect(own.rawPayload.equals((await get(options, side)).rawPayload)).toBe(true);
  });

  test("is given at its source to whoever resizes it, as large as it is ever wanted", async () => {
    const source = async (path: string) => await app.inject({ url: path, headers: webp });
    const product = await source(side);
    expect(product.headers["content-type"]).toBe("image/jpeg");
    expect(product.headers.vary).toBeUndefined();
    expect(await sharp(product.rawPayload).metadata()).toMatchObject({ format: "jpeg", width: 1600, height: 2400 });
    expect((await source("/media/cutouts/180102")).headers["content-type"]).toBe("image/png");
    for (const none of ["/media/nothing", "/media/", "/media/%2e%2e/secret"])
      expect((await source(none)).statusCode).not.toBe(200);
  });

  test("IMG-06 can be a blurred stand-in of sixteen pixels", async () => {
    const sharpOne = await get("width=16,fit=scale-down,format=webp", side);
    const blurred = await get("width=16,fit=scale-down,format=webp,blur=5", side);
    const spread = async (bytes: Buffer) => (await sharp(bytes).greyscale().stats()).channels[0]!.stdev;
    expect(await sharp(blurred.rawPayload).metadata()).toMatchObject({ width: 16, height: 24 });
    expect(await spread(blurred.rawPayload)).toBeLessThan(await spread(sharpOne.rawPayload));
    expect(blurred.rawPayload.length).toBeLessThan(400);
  });

  test("of another product is another picture", async () => {
    const [a, b] = await Promise.all([get("width=80", side), get("width=80", "/media/products/104202/side")]);
    expect(a.rawPayload.equals(b.rawPayload)).toBe(false);
    expect(a.headers.etag).not.toBe(b.headers.etag);
  });

  test("is not sent again to who has it, and never asked about again under a version", async () => {
    const first = await get("width=80", side);
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const again = await get("width=80", side, { ...webp, "if-none-match": known });
      expect([known, again.statusCode, again.rawPayload.length, again.headers.etag]).toEqual([known, 304, 0, etag]);
    }
    expect((await get("width=80", side, { ...webp, "if-none-match": '"other"' })).statusCode).toBe(200);
    const versioned = await get("width=80", `${side}?v=2`);
    expect(versioned.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  });

  test("answers HEAD without its bytes", async () => {
    const response = await app.inject({ method: "HEAD", url: `/cdn-cgi/image/width=80${side}` });
    expect(response.statusCode).toBe(200);
    expect(Number(response.headers["content-length"])).toBeGreaterThan(100);
    expect(response.rawPayload.length).toBe(0);
  });
});

describe("bad input", () => {
  test.each([
    ["width=400", "/media/products/999999/side", 404, "NotFound"],
    ["width=400", "/media/products/104201/front", 404, "NotFound"],
    ["width=400", "/media/products/104201", 404, "NotFound"],
    ["width=400", "/media/scenes/category-moon", 404, "NotFound"],
    ["width=400", "/media/products/__proto__/side", 404, "NotFound"],
    ["width=400", "/favicon.ico", 404, "NotFound"],
    ["width=100000", side, 400, "InvalidRequest"],
    ["width=0", side, 400, "InvalidRequest"],
    ["height=400", side, 400, "InvalidRequest"],
    ["width=400", "/https://elsewhere.example/a.jpg", 400, "InvalidRequest"],
    ["width=400", "/%2e%2e%2fetc%2fpasswd", 400, "InvalidRequest"],
    ["width=400", "/media/..%2f..%2fetc/passwd", 400, "InvalidRequest"],
    ["width=400", "/media/%00", 400, "InvalidRequest"],
  ])("%s of %s is refused with %i %s and a sentence", async (options, source, status, code) => {
    const response = await get(options, source);
    const body = errorBody.parse(response.json());
    expect([response.statusCode, body.code]).toEqual([status, code]);
    expect(body.message).toMatch(/^.{10,}\.$/);
    expect(response.headers["cache-control"]).toBe("no-store");
    expect(await files()).toEqual([]);
  });
});

describe("making pictures", () => {
  test("draws a rendition once however many ask for it at once, and never again", async () => {
    const counting = countingArtist();
    await app.close();
    await open({ artist: counting });
    const answers = await Promise.all(Array.from({ length: 20 }, () => get("width=400,format=auto", "/media/a")));
    expect(new Set(answers.map(({ headers, statusCode }) => `${statusCode} ${headers.etag}`)).size).toBe(1);
    expect(counting.drawn).toEqual(["/media/a 400"]);
    await images.settled();

    await app.close();
    await open({ artist: counting });
    expect((await get("width=400,format=auto", "/media/a")).rawPayload.equals(answers[0]!.rawPayload)).toBe(true);
    expect(counting.drawn).toEqual(["/media/a 400"]);
  });

  test("asks for the width that is wanted and not for a larger one to shrink", async () => {
    const counting = countingArtist();
    await app.close();
    await open({ artist: counting });
    await get("width=317", "/media/a");
    await get("width=1700", "/media/a");
    expect(counting.drawn).toEqual(["/media/a 320", "/media/a 1600"]);
  });

  test("a failed drawing is tried again by the next who asks", async () => {
    const counting = countingArtist();
    let failing = true;
    const draw = counting.draw.bind(counting);
    counting.draw = async (source, width) => {
      if (failing) throw new Error("the pencil broke");
      return await draw(source, width);
    };
    await app.close();
    await open({ artist: counting });
    expect((await get("width=400", "/media/a")).statusCode).toBe(500);
    failing = false;
    expect((await get("width=400", "/media/a")).statusCode).toBe(200);
  });

  test("when too many wait, the rest are told to come back", async () => {
    const counting = countingArtist();
    let release = (): void => undefined;
    counting.hold = new Promise((resolve) => {
      release = resolve;
    });
    await app.close();
    await open({ artist: counting, concurrency: 1, mostWaiting: 2 });
    const waiting = ["a", "b", "c", "d"].map((name) => get("width=80", `/media/${name}`));
    const refused = await Promise.race(waiting);
    expect([refused.statusCode, refused.json().code, refused.headers["retry-after"]]).toEqual([503, "ServiceUnavailable", "2"]);
    release();
    expect((await Promise.all(waiting)).map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 503]);
  });

  test("in the making lets go of a browser's connection, is asked for again, and is there in the end", async () => {
    const counting = countingArtist();
    let release = (): void => undefined;
    counting.hold = new Promise((resolve) => {
      release = resolve;
    });
    await app.close();
    await open({ artist: counting, patience: 5 });
    const shown = { ...webp, "sec-fetch-dest": "image" };
    const first = await get("width=400", "/media/a?v=2", shown);
    expect([first.statusCode, first.headers["cache-control"]]).toEqual([307, "no-store"]);
    expect(first.headers.location).toBe("/cdn-cgi/image/width=400/media/a?v=2&turn=1");
    const second = await get("width=400", "/media/a?v=2&turn=1", shown);
    expect(second.headers.location).toBe("/cdn-cgi/image/width=400/media/a?v=2&turn=2");
    // Whoever has been sent on too often waits, as does whoever is no browser that shows a picture.
    const waiting = [
      get("width=400", "/media/a?v=2&turn=15", shown),
      get("width=400", "/media/a?turn=nonsense", shown),
      get("width=400", "/media/a?turn=-9", shown),
      get("width=400", "/media/a"),
    ];
    // One that comes after them and is sent on: they would have been as well by now.
    expect((await get("width=400", "/media/a?v=2&turn=3", shown)).statusCode).toBe(307);
    release();
    expect((await Promise.all(waiting)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect((await get("width=400", "/media/a?v=2&turn=2", shown)).statusCode).toBe(200);
    expect(counting.drawn).toEqual(["/media/a 400"]);
  });

  test("that whoever asked has gone on from comes after those that are still shown", async () => {
    const counting = countingArtist();
    let release = (): void => undefined;
    counting.hold = new Promise((resolve) => {
      release = resolve;
    });
    await app.close();
    await open({ artist: counting, concurrency: 1, patience: 5 });
    const shown = { ...webp, "sec-fetch-dest": "image" };
    await get("width=400", "/media/drawing", shown);
    const now = vi.spyOn(performance, "now");
    now.mockReturnValue(1_000_000);
    await get("width=400", "/media/left", shown);
    now.mockReturnValue(1_060_000);
    await get("width=400", "/media/shown", shown);
    release();
    await get("width=400", "/media/shown");
    await get("width=400", "/media/left");
    expect(counting.drawn).toEqual(["/media/drawing 400", "/media/shown 400", "/media/left 400"]);
    now.mockRestore();
  });

  test("that whoever waited for it has hung up on comes after those that are still waited for", async () => {
    const counting = countingArtist();
    let release = (): void => undefined;
    counting.hold = new Promise((resolve) => {
      release = resolve;
    });
    const known: string[] = [];
    const knows = (source: string) => known.push(source) > 0;
    await app.close();
    await open({ artist: { ...counting, knows }, concurrency: 1 });
    const address = await app.listen({ port: 0, host: "127.0.0.1" });
    const ask = async (name: string, signal?: AbortSignal) => {
      const answer = fetch(`${address}/cdn-cgi/image/width=400/media/${name}`, { signal: signal ?? null });
      await vi.waitFor(() => expect(known).toContain(`/media/${name}`));
      return { answer };
    };
    const { answer: drawing } = await ask("drawing");
    const impatient = new AbortController();
    const hungUp = new Promise((resolve) => app.server.once("request", (_, reply) => reply.once("close", resolve)));
    const { answer: left } = await ask("left", impatient.signal);
    impatient.abort();
    await expect(left).rejects.toThrow();
    await hungUp;
    const { answer: waiting } = await ask("waiting");
    release();
    await Promise.all([drawing, waiting]);
    await vi.waitFor(() => expect(counting.drawn).toEqual(["/media/drawing 400", "/media/waiting 400", "/media/left 400"]));
  });

  test("warming makes what visitors will ask for", async () => {
    const counting = countingArtist();
    await app.close();
    await open({ artist: counting });
    await images.warm(["/media/a", "/media/b", "/elsewhere"], 320);
    expect(counting.drawn.toSorted()).toEqual(["/media/a 320", "/media/b 320"]);
    await get("width=320,fit=scale-down,format=auto", "/media/b");
    expect(counting.drawn.length).toBe(2);
  });

  test("forty-eight tiles of a listing come at once", async () => {
    const ids = [
      "1042",
      "1101",
      "1047",
      "1201",
      "1301",
      "1501",
      "1601",
      "1701",
      "1801",
      "1901",
      "2001",
      "2101",
      "1043",
      "1049",
      "1103",
      "1104",
    ];
    const tiles = ids
      .flatMap((style) => ["01", "02", "03"].map((colour) => `${style}${colour}`))
      .filter((id) => artist.knows(`/media/products/${id}/${first(id)}`));
    expect(tiles.length).toBeGreaterThanOrEqual(46);
    const answers = await Promise.all(
      tiles.map((id) => get("width=320,fit=scale-down,format=auto", `/media/products/${id}/${first(id)}`)),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(tiles.length);

    function first(id: string): string {
      return artist.knows(`/media/products/${id}/side`) ? "side" : "front";
    }
  });
});

describe("the folder", () => {
  test("is kept within its bounds by letting the longest unused go", async () => {
    const counting = countingArtist();
    await app.close();
    await open({ artist: counting, mostDiskBytes: 3000 });
    for (let i = 0; i < 40; i++) {
      await get("width=240,format=jpeg", `/media/${i}`);
      await images.settled();
    }
    const sizes = await Promise.all((await files()).map(async (file) => (await stat(file)).size));
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(3000);
  });

  test("loses another edition’s pictures and what was left unfinished", async () => {
    const older = join(folder, "0123456789abcdef-1", "ab");
    await mkdir(older, { recursive: true });
    await writeFile(join(older, "cd"), "old");
    await mkdir(join(folder, "first-2", "ab"), { recursive: true });
    await writeFile(join(folder, "first-2", "ab", "cd.part"), "half");
    await app.close();
    await open({ artist: countingArtist() });
    await get("width=80", "/media/a");
    await images.settled();
    const left = await files();
    expect(left.length).toBe(1);
    expect(left[0]).toContain("first-2");
  });

  test("keeps what is none of the shop's", async () => {
    const photograph = join(folder, "2019 holiday", "beach.jpg");
    await mkdir(join(folder, "2019 holiday"));
    await writeFile(photograph, "sand");
    await app.close();
    await open({ artist: countingArtist() });
    await get("width=80", "/media/a");
    await images.settled();
    expect(await files()).toContain(photograph);
  });

  test("that cannot be written is no reason not to show a picture", async () => {
    await app.close();
    await writeFile(join(folder, "taken"), "a file where the folder should be");
    await open({ artist: countingArtist(), folder: join(folder, "taken", "pictures") });
    expect((await get("width=80", "/media/a")).statusCode).toBe(200);
  });
});

describe("the artist", () => {
  test("names an edition that stays the same, and comes back after being stopped only as a new one", async () => {
    const [one, two] = [startArtist(), startArtist()];
    expect(await one.edition()).toBe(await two.edition());
    await expect(one.draw("/media/products/999999/side", 80)).rejects.toThrow("no picture");
    await one.close();
    await expect(one.draw(side, 80)).rejects.toThrow("stopped");
    expect(await two.draw(side, 80)).toContain('width="80" height="120"');
    await two.close();
  });
});
