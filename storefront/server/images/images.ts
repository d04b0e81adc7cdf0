import { createHash } from "node:crypto";
import { availableParallelism } from "node:os";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { pictureServices } from "#domain/pictures/picture-address.ts";
import { answerWithin } from "../answer-within.ts";
import { ApiError } from "../api-error.ts";
import { mimeTypes } from "./encode.ts";
import type { Photographs } from "./photographs.ts";
import { chosenFormat, type PictureFormat, PictureRequestError, readPictureRequest } from "./picture-request.ts";
import { PictureStore } from "./picture-store.ts";
import { rasterise } from "./rasterise.ts";
import { QueueFullError, WorkQueue } from "./work-queue.ts";

/** Who draws the pictures. */
export interface PictureArtist {
  /** True when there is a picture at a source path such as `/media/scenes/hero-wide`. */
  knows(source: string): boolean;
  /** True when it has no ground of its own. */
  transparent(source: string): boolean;
  /** The picture as an SVG document that states that width. */
  draw(source: string, width: number): Promise<string>;
  /** Changes whenever a picture does. */
  edition(): Promise<string>;
}

export interface ImagesOptions {
  /** Who draws what is not photographed; without one there are photographs alone. */
  readonly artist?: PictureArtist | undefined;
  readonly photographs?: Photographs | undefined;
  /** Folder for finished pictures; made when missing. */
  readonly folder: string;
  /** Bytes of finished pictures on the disk; 512 MiB by default. */
  readonly mostDiskBytes?: number;
  /** Pictures in the making at a time; by default the number of cores, but never all four threads of libuv's pool. */
  readonly concurrency?: number;
  /** Pictures that may wait their turn before further ones are refused for a moment; 1,000 by default. */
  readonly mostWaiting?: number;
  /** Milliseconds after which a picture that a browser shows lets go of its connection and is asked for again; 700 by default. */
  readonly patience?: number;
}

/** Bytes of finished pictures in memory. */
const mostMemoryBytes = 48 * 2 ** 20;

/** Milliseconds for which one request shows interest in a picture: a browser that still shows it asks again sooner. */
const interest = 2000;

/** `v` names a version, `turn` says how often a browser has been sent back for it. */
interface PictureQuery {
  v?: string;
  turn?: string;
}

type PictureCall = FastifyRequest<{ Querystring: PictureQuery }>;

/** A picture in the making. */
interface Flight {
  readonly made: Promise<Picture>;
  /** When somebody last asked for it who asks again, in milliseconds. */
  asked: number;
  /** How many wait for it on a connection that they hold. */
  staying: number;
}

/** Told how somebody who waits on a connection is counted out again, should they leave before the end. */
type WhenGone = (leave: () => void) => void;

/** Of who stays to the end. */
const never: WhenGone = () => undefined;

/** A finished picture. */
interface Picture {
  readonly bytes: Buffer;
  readonly etag: string;
}

interface Rendition {
  readonly source: string;
  readonly width: number;
  readonly format: PictureFormat;
  readonly blur: number;
  readonly quality: number;
}

export interface Images {
  /** `GET /cdn-cgi/image/<options>/<source>`, `GET /pictures/…` alike, and `GET /media/…`, the sources; for the site's root. */
  readonly plugin: FastifyPluginAsync;
  /** A picture as a JPEG; undefined where there is none at a source. */
  jpegOf(source: string, width: number): Promise<Buffer | undefined>;
  /** Makes the WebP of each source at a width, as far as it is not there. Unknown sources are passed over. */
  warm(sources: readonly string[], width: number): Promise<void>;
  /** Resolves when everything made so far is on the disk. */
  settled(): Promise<void>;
}

/** Part of the folder's name: to be changed with the way drawings are rasterised and encoded. */
const encoding = "2";

/** How often a picture is asked for again: browsers follow twenty redirects. */
const mostTurns = 15;

/** What a resizing service in front is given of a source: enough for the widest rendition, with nothing that it would lose twice. */
const sourceOptions = "width=1600,format=jpeg,quality=90";

const day = 86_400;
/** A picture whose address names a version never changes; any other is asked about again within a day. */
const forever = "public, max-age=31536000, immutable";
const aDay = `public, max-age=${day}, stale-while-revalidate=${7 * day}`;

/**
 * The picture service on Cloudflare's image-resizing path (IMG-07) and on the shop's own: draws, or resizes a photograph, on demand
 * at the asked width, each rendition once, keeps it on the disk and the popular ones in memory. Where Cloudflare resizes, it fetches
 * the sources, and never sees an original: what is in a photograph about where and by whom it was taken stays with the shop.
 */
export function createImages(options: ImagesOptions): Images {
  const { artist, photographs, folder, patience = 700 } = options;
  const queue = new WorkQueue(
    options.concurrency ?? Math.max(1, Math.min(3, availableParallelism())),
    options.mostWaiting ?? 1000,
  );
  const memory = new LRUCache<string, Picture>({
    maxSize: mostMemoryBytes,
    sizeCalculation: ({ bytes }) => bytes.length,
  });
  const flights = new Map<string, Flight>();
  let store: Promise<PictureStore> | undefined;

  function openStore(): Promise<PictureStore> {
    store ??= Promise.resolve(artist?.edition() ?? "photographs").then(
      (edition) => new PictureStore(folder, `${edition}-${encoding}`, options.mostDiskBytes ?? 512 * 2 ** 20),
    );
    store.catch(() => {
      store = undefined;
    });
    return store;
  }

  async function knows(source: string): Promise<boolean> {
    return photographs?.isPhotograph(source) ? await photographs.knows(source) : artist?.knows(source) === true;
  }

  const isTransparent = (source: string): boolean =>
    photographs?.isPhotograph(source) ? photographs.transparent(source) : artist?.transparent(source) === true;

  /** The bytes of a rendition of what is known to be there. */
  async function bytesOf(rendition: Rendition): Promise<Buffer> {
    const { source, width } = rendition;
    const encoding = { ...rendition, transparent: isTransparent(source) };
    if (photographs?.isPhotograph(source)) return await photographs.resize(source, encoding);
    if (artist === undefined) throw new RangeError(`there is no picture at ${source}`);
    return await rasterise(await artist.draw(source, width), encoding);
  }

  const finished = (bytes: Buffer): Picture => ({
    bytes,
    etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`,
  });

  async function make(key: string, rendition: Rendition, wanted: () => boolean): Promise<Picture> {
    const kept = await openStore();
    const found = await kept.get(key);
    if (found) return finished(found);
    return await queue.run(async () => {
      const bytes = await bytesOf(rendition);
      kept.keep(key, bytes);
      return finished(bytes);
    }, wanted);
  }

  /**
   * One rendition, made by whoever asks first and shared with all who ask meanwhile.
   * @param whenGone of who waits for it; whoever does not is taken to have gone on when the picture is not asked for again
   */
  async function picture(rendition: Rendition, whenGone?: WhenGone): Promise<Picture> {
    const key = `${rendition.source} ${rendition.width} ${rendition.format} ${rendition.quality} ${rendition.blur}`;
    const ready = memory.get(key);
    if (ready) return ready;
    let flight = flights.get(key);
    if (!flight) {
      const wanted = (): boolean => {
        const own = flights.get(key);
        return !own || own.staying > 0 || performance.now() - own.asked < interest;
      };
      const made = make(key, rendition, wanted).finally(() => flights.delete(key));
      flight = { made, asked: Number.NEGATIVE_INFINITY, staying: 0 };
      flights.set(key, flight);
    }
    const own = flight;
    if (whenGone) {
      own.staying++;
      whenGone(() => own.staying--);
    } else own.asked = performance.now();
    const made = await own.made;
    memory.set(key, made);
    return made;
  }

  const plugin: FastifyPluginAsync = async (app) => {
    // The artist takes a moment to get ready; the first visitor should not be the one to wait for it.
    app.addHook("onReady", async () => {
      openStore().catch((error) => app.log.error({ err: error }, "the picture folder cannot be opened"));
    });
    const answer = async (request: PictureCall, reply: FastifyReply, options: string, source: string) => {
      reply.header("x-content-type-options", "nosniff");
      let rendition: Rendition;
      let auto: boolean;
      try {
        const asked = readPictureRequest(options, source);
        if (!(await knows(asked.source))) return refuse(reply, new ApiError(404, "NotFound", "We couldn't find that picture."));
        auto = asked.format === "auto";
        rendition = { ...asked, format: chosenFormat(asked.format, request.headers.accept, isTransparent(asked.source)) };
      } catch (error) {
        if (error instanceof PictureRequestError) return refuse(reply, new ApiError(400, "InvalidRequest", error.message));
        throw error;
      }
      // A browser has six connections to a host. Pictures in the making would hold all of them, and what somebody has just
      // asked for by a press would wait behind; sent back into the browser's own queue, they come after it.
      const turn = Number(request.query.turn ?? 0);
      const letsGo = request.headers["sec-fetch-dest"] === "image" && turn >= 0 && turn < mostTurns;
      let made: Picture | undefined;
      try {
        // Let go of, it is made all the same; whoever asks again hears of a failure.
        made = letsGo
          ? await answerWithin(patience, picture(rendition), () => undefined)
          : await picture(rendition, (leave) => void (reply.raw.closed ? leave() : reply.raw.once("close", leave)));
      } catch (error) {
        if (error instanceof QueueFullError)
          return refuse(
            reply,
            new ApiError(503, "ServiceUnavailable", "Too many pictures are being drawn. Try again in a moment.", {}, 2),
          );
        throw error;
      }
      if (!made) {
        const again = new URLSearchParams({ ...(request.query.v && { v: request.query.v }), turn: String(turn + 1) });
        const { pathname } = new URL(request.raw.url as string, "http://shop");
        return reply.header("cache-control", "no-store").redirect(`${pathname}?${again}`, 307);
      }
      if (auto) reply.header("vary", "Accept");
      reply.header("etag", made.etag).header("cache-control", request.query.v ? forever : aDay);
      if (isKnown(request.headers["if-none-match"], made.etag)) return reply.code(304).send();
      return reply.type(mimeTypes[rendition.format]).send(made.bytes);
    };
    for (const service of pictureServices) {
      app.get<{ Params: { options: string; "*": string }; Querystring: PictureQuery }>(
        `${service}/:options/*`,
        (request, reply) => answer(request, reply, request.params.options, request.params["*"]),
      );
    }
    app.get<{ Params: { "*": string }; Querystring: PictureQuery }>("/media/*", (request, reply) =>
      answer(request, reply, sourceOptions, `media/${request.params["*"]}`),
    );
  };

  return {
    plugin,
    async jpegOf(source, width) {
      if (!(await knows(source))) return undefined;
      const asked = readPictureRequest(`width=${width},format=jpeg`, source.slice(1));
      return (await picture({ ...asked, format: "jpeg" }, never)).bytes;
    },
    async warm(sources, width) {
      const known = await Promise.all(sources.map(async (source) => ((await knows(source)) ? [source] : [])));
      const renditions = known.flat().map((source) => ({
        ...readPictureRequest(`width=${width},format=webp`, source.slice(1)),
        format: "webp" as const,
      }));
      // A few at a time, so that visitors find room in the queue.
      const left = renditions.values();
      await Promise.all(
        Array.from({ length: 2 }, async () => {
          for (const rendition of left) await picture(rendition, never);
        }),
      );
    },
    async settled() {
      await (await openStore()).settled();
    },
  };
}

function refuse(reply: FastifyReply, error: ApiError): FastifyReply {
  if (error.retryAfter !== undefined) reply.header("retry-after", String(error.retryAfter));
  return reply.code(error.status).header("cache-control", "no-store").send(error.toBody());
}

/** True when an `If-None-Match` header names the entity (RFC 9110 §13.1.2: compared weakly). */
function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.trim() === "*" || header.split(",").some((one) => one.trim().replace(/^W\//, "") === etag);
}
