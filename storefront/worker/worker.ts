import { cachingOf, mayKeepPage, withoutSize } from "#domain/offline/caching.ts";
import { pictureSource } from "#domain/pictures/picture-address.ts";

/**
 * The shop's service worker: pages that were opened before, and a page of its own for all others, can be read without a network.
 * The server puts its settings before this text, so that a release is another worker.
 */
declare const self: ServiceWorkerGlobalScope & {
  readonly shop: {
    /** Base of the shop that it works for: `/nz`. */
    readonly base: string;
    /** Which build the pages belong to. */
    readonly release: string;
  };
};

const { base, release } = self.shop;
const offlinePage = `${base}/offline`;

/** Every cache of this shop begins so; the one that turns workers off deletes by it too. */
const prefix = `shop${base}/`;
/** Pages and the files that they were built with go together. Pictures outlive a release. */
const names = { page: `${prefix}pages/${release}`, file: `${prefix}files/${release}`, picture: `${prefix}pictures` } as const;

/** Most entries of each; the oldest go. */
const limits = { page: 40, file: 240, picture: 160 } as const;

type Kept = keyof typeof names;

async function put(kind: Kept, request: RequestInfo, response: Response): Promise<void> {
  const cache = await caches.open(names[kind]);
  await cache.put(request, response);
  const keys = await cache.keys();
  for (const old of keys.slice(0, Math.max(0, keys.length - limits[kind]))) {
    if (new URL(old.url).pathname !== offlinePage) await cache.delete(old);
  }
}

const find = (kind: Kept, request: RequestInfo, options?: CacheQueryOptions) =>
  caches.match(request, { cacheName: names[kind], ignoreVary: true, ...options });

const isPage = (response: Response) =>
  mayKeepPage({ status: response.status, redirected: response.redirected, header: (name) => response.headers.get(name) });

/** Fetches and keeps; what may not be kept is not. @throws TypeError when there is no network */
async function fetchAndKeep(kind: Kept, address: string): Promise<Response> {
  const response = await fetch(address);
  if (kind === "page" ? isPage(response) : response.status === 200) await put(kind, address, response.clone());
  return response;
}

/** The page for when there is no other, with the files it is made of. @throws Error when it cannot be had whole */
async function keepOfflinePage(): Promise<void> {
  const response = await fetchAndKeep("page", offlinePage);
  if (!isPage(response)) throw new Error(`${offlinePage} was answered with ${response.status}`);
  const named = (await response.text()).match(/\/assets\/[\w.-]+/g) ?? [];
  const files = new Set(named.filter((file) => /\.(?:js|css|woff2|svg)$/.test(file)));
  await Promise.all([...files].map(async (file) => (await find("file", file)) ?? (await fetchAndKeep("file", file))));
}

/** Keeps what the network has answered, beside the answer: where there is no more room to keep it in, it is still the answer. */
function keepBeside(event: FetchEvent, kind: Kept, response: Response): void {
  event.waitUntil(put(kind, event.request.url, response.clone()).catch(() => undefined));
}

async function answerFile(event: FetchEvent): Promise<Response> {
  const kept = await find("file", event.request);
  if (kept) return kept;
  const response = await fetch(event.request.url);
  if (response.status === 200) keepBeside(event, "file", response);
  return response;
}

/** Another size of the same picture does as well as none. */
async function findOtherSize(request: Request): Promise<Response | undefined> {
  const source = pictureSource(new URL(request.url).pathname);
  const cache = await caches.open(names.picture);
  const other = (await cache.keys()).find(({ url }) => pictureSource(new URL(url).pathname) === source);
  return other && cache.match(other, { ignoreVary: true });
}

async function answerPicture(event: FetchEvent): Promise<Response> {
  const kept = await find("picture", event.request);
  const newest = fetch(event.request).then((response) => {
    if (response.status === 200) keepBeside(event, "picture", response);
    return response;
  });
  if (kept) {
    event.waitUntil(newest.catch(() => undefined));
    return kept;
  }
  return newest.catch(async (failure) => {
    const other = await findOtherSize(event.request);
    if (other) return other;
    throw failure;
  });
}

const findPage = async ({ url }: Request) => (await find("page", url)) ?? (await find("page", withoutSize(url)));

/** A document: the network's; without one the kept copy, or the page that says so. */
async function answerDocument(event: FetchEvent, keep: boolean): Promise<Response> {
  const { request } = event;
  try {
    const response: Response = (await event.preloadResponse) ?? (await fetch(request));
    if (keep && isPage(response)) keepBeside(event, "page", response);
    return response;
  } catch (failure) {
    const { pathname, search } = new URL(request.url);
    const kept = pathname === offlinePage ? await find("page", offlinePage) : keep ? await findPage(request) : undefined;
    if (kept) return kept;
    if (!(await find("page", offlinePage))) throw failure;
    return Response.redirect(`${offlinePage}?from=${encodeURIComponent(pathname.slice(base.length) + search)}`);
  }
}

self.addEventListener("install", (event) => {
  event.waitUntil(keepOfflinePage().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const start = async () => {
    const own: readonly string[] = Object.values(names);
    const old = (await caches.keys()).filter((name) => name.startsWith(prefix) && !own.includes(name));
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  };
  event.waitUntil(start());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || request.headers.has("range")) return;
  const isDocument = request.mode === "navigate";
  const caching = cachingOf({ base, path: pathname, document: isDocument });
  if (caching === "file") event.respondWith(answerFile(event));
  else if (caching === "picture") event.respondWith(answerPicture(event));
  else if (isDocument && pathname.startsWith(`${base}/`)) event.respondWith(answerDocument(event, caching === "page"));
});

/** A page that was there before its worker, or that no document was fetched for, names itself and what it is made of. */
self.addEventListener("message", (event) => {
  if (!Array.isArray(event.data)) return;
  const own = event.data.filter(
    (address): address is string =>
      typeof address === "string" && URL.canParse(address) && new URL(address).origin === self.location.origin,
  );
  const keep = own.map(async (address) => {
    const caching = cachingOf({ base, path: new URL(address).pathname, document: true });
    if (caching !== "never" && !(await find(caching, address))) await fetchAndKeep(caching, address);
  });
  event.waitUntil(Promise.allSettled(keep));
});
