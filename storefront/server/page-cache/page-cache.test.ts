import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { facetsFor } from "#catalogue/facets.ts";
import { FinishedPage } from "./finished-page.ts";
import { type KeptAnswer, PageCache, type RenderedAnswer } from "./page-cache.ts";
import { pathOfKey, redirectFor, sharedPage, type Visitor } from "./page-key.ts";

const visitor: Visitor = { country: "nz", geoCountry: null, crawler: false };

describe("page key", () => {
  const address = (url: string) => sharedPage(url, visitor)?.address ?? null;

  test("keeps apart what each of the facets leaves of a listing", () => {
    for (const { queryParameter, type } of facetsFor("all").filter((facet) => facet.type !== "RANGE")) {
      const filtered = `/nz/categories/men?${queryParameter}=${type === "TOGGLE" ? "true" : "Osker"}`;
      expect(address(filtered)).toBe(filtered);
    }
    for (const end of ["minPrice", "maxPrice"]) expect(address(`/nz/categories/men?${end}=90`)).toContain(end);
  });

  test("takes every spelling of a path for the one that its page is known by", () => {
    expect(address("/nz/categories/%6Den?page=2")).toBe("/nz/categories/men?page=2");
    expect(address("/nz/c%61rt%2fx")).toBeNull();
    expect(address("/nz/%70roducts/a%2fb")).toBe("/nz/products/a%2Fb");
    expect(address("/nz/products/a%")).toBe("/nz/products/a%");
  });

  test("takes only pages that hold nothing personal", () => {
    for (const shared of ["/nz", "/nz/", "/nz/btq", "/nz/products", "/nz/products/osker/x", "/nz/search?q=a"]) {
      expect(address(shared), shared).not.toBeNull();
    }
    for (const personal of [
      "/nz/cart",
      "/nz/checkout/payment",
      "/nz/account",
      "/nz/orders/TT1",
      "/nz/return",
      "/nz/categories/men.data",
      "/au/products",
      "/",
      "/nzx",
    ]) {
      expect(address(personal), personal).toBeNull();
    }
    expect(address(`/nz/search?q=${"a".repeat(1_100)}`)).toBeNull();
  });

  test("is the same whatever the order of parameters and whatever trackers are added", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom("page", "q", "sort", "sale", "minPrice"), { minLength: 1 }),
        fc.array(fc.constantFrom("utm_source", "gclid", "fbclid", "x"), { maxLength: 3 }),
        (known, unknown) => {
          const url = (names: string[]) => `/nz/categories/men?${names.map((name) => `${name}=1`).join("&")}`;
          expect(sharedPage(url([...unknown, ...known.toReversed()]), visitor)).toEqual(sharedPage(url(known), visitor));
        },
      ),
    );
    expect(address("/nz/categories/men?utm_source=mail")).toBe("/nz/categories/men");
  });

  test("keeps the order of one parameter's values, and tells values from each other", () => {
    expect(address("/nz/brands?sort=x&brand=b&brand=a")).toBe("/nz/brands?brand=b&brand=a&sort=x");
    expect(address("/nz/brands?brand=a%26sort=x")).not.toBe(address("/nz/brands?brand=a&sort=x"));
  });

  test("tells which page it stands for", () => {
    const { key } = sharedPage("/nz/products/osker/x?size=9", visitor) ?? { key: "" };
    expect(pathOfKey(key)).toBe("/nz/products/osker/x");
  });

  test("differs by the visitor's country and for crawlers", () => {
    const keys = [
      visitor,
      { ...visitor, geoCountry: "au" as const },
      { ...visitor, geoCountry: "nz" as const },
      { ...visitor, crawler: true },
    ].map((who) => sharedPage("/nz/", who)?.key);
    expect(new Set(keys).size).toBe(4);
  });
});

function answerOf(text: string): KeptAnswer {
  return { status: 200, headers: [], page: new FinishedPage(Buffer.from(text), "default-src 'none'") };
}

function setUp(options: { maxAgeSeconds?: number; staleSeconds?: number; maxBytes?: number } = {}) {
  const clock = { time: 1_000_000 };
  const failures: unknown[] = [];
  const cache = new PageCache({
    maxAgeSeconds: 10,
    staleSeconds: 60,
    maxBytes: 1_000_000,
    ...options,
    now: () => clock.time,
    onRefreshError: (_, error) => failures.push(error),
  });
  return { cache, clock, failures };
}

const never = (): Promise<RenderedAnswer> => {
  throw new Error("rendered without need");
};

describe("page cache", () => {
  test("renders once and gives out until the page is old", async () => {
    const { cache, clock } = setUp();
    const answer = answerOf("one");
    expect(cache.find("a", never)).toBeUndefined();
    await cache.render("a", async () => ({ answer, keep: true }));
    clock.time += 9_999;
    expect(cache.find("a", never)).toBe(answer);
    clock.time += 60_001;
    expect(cache.find("a", never)).toBeUndefined();
    expect(cache.size).toBe(0);
  });

  test("renders again what was made by a clock that is set back since", async () => {
    const { cache, clock } = setUp();
    await cache.render("a", async () => ({ answer: answerOf("one"), keep: true }));
    clock.time -= 3_600_000;
    expect(cache.find("a", never)).toBeUndefined();
  });

  test("gives out a stale page while exactly one renewal runs, then the new one", async () => {
    const { cache, clock } = setUp();
    const old = answerOf("old");
    const fresh = answerOf("new");
    await cache.render("a", async () => ({ answer: old, keep: true }));
    clock.time += 10_000;
    const gate = Promise.withResolvers<RenderedAnswer>();
    let renewals = 0;
    const renew = () => {
      renewals += 1;
      return gate.promise;
    };
    expect(cache.find("a", renew)).toBe(old);
    expect(cache.find("a", renew)).toBe(old);
    expect(renewals).toBe(1);
    gate.resolve({ answer: fresh, keep: true });
    await cache.join("a");
    expect(cache.find("a", never)).toBe(fresh);
  });

  test("keeps a stale page when its renewal fails, and says so", async () => {
    const { cache, clock, failures } = setUp();
    const old = answerOf("old");
    await cache.render("a", async () => ({ answer: old, keep: true }));
    clock.time += 20_000;
    const broken = new Error("down");
    const failed = Promise.reject(broken);
    expect(cache.find("a", () => failed)).toBe(old);
    await cache.join("a")?.catch(() => undefined);
    await Promise.resolve();
    expect(failures).toEqual([broken]);
    expect(cache.find("a", async () => ({ answer: old, keep: false }))).toBe(old);
  });

  test("lets those who come during a rendering join it, and hands them its failure too", async () => {
    const { cache } = setUp();
    const gate = Promise.withResolvers<RenderedAnswer>();
    const first = cache.render("a", () => gate.promise);
    const second = cache.join("a");
    expect(second).toBeDefined();
    gate.reject(new Error("down"));
    await expect(first).rejects.toThrow("down");
    await expect(second).rejects.toThrow("down");
    expect(cache.join("a")).toBeUndefined();
  });

  test("does not keep what must not be kept", async () => {
    const { cache } = setUp();
    await cache.render("a", async () => ({ answer: answerOf("404"), keep: false }));
    expect(cache.find("a", never)).toBeUndefined();
    const off = setUp({ maxAgeSeconds: 0 }).cache;
    await off.render("a", async () => ({ answer: answerOf("x"), keep: true }));
    expect(off.size).toBe(0);
  });

  test("forgets on demand, including what was being rendered at that moment", async () => {
    const { cache } = setUp();
    for (const key of ["a", "b"]) await cache.render(key, async () => ({ answer: answerOf(key), keep: true }));
    const gate = Promise.withResolvers<RenderedAnswer>();
    const running = cache.render("c", () => gate.promise);
    cache.invalidate((key) => key === "a");
    gate.resolve({ answer: answerOf("c"), keep: true });
    await running;
    expect(["a", "b", "c"].map((key) => cache.find(key, never) !== undefined)).toEqual([false, true, false]);
    cache.invalidate();
    expect(cache.size).toBe(0);
  });

  test("never holds more bytes than it may, and drops what was used least recently", async () => {
    const { cache } = setUp({ maxBytes: 100_000 });
    for (let index = 0; index < 50; index++) {
      await cache.render(`page ${index}`, async () => ({ answer: answerOf("x".repeat(2_000)), keep: true }));
      cache.find("page 0", never);
      expect(cache.bytes).toBeLessThanOrEqual(100_000);
    }
    expect(cache.find("page 0", never)).toBeDefined();
    expect(cache.find("page 1", never)).toBeUndefined();
    await cache.render("huge", async () => ({ answer: answerOf("y".repeat(90_000)), keep: true }));
    expect(cache.find("huge", never)).toBeUndefined();
    expect(cache.find("page 0", never)).toBeDefined();
  });
});

test.each([
  ["/nz/btq", "/nz/articles/btq", "/nz/btq"],
  ["/nz/btq", "/nz/articles/btq?page=2", "/nz/btq"],
  ["/nz/btq", "/nz/articles/btq?page=2&utm_source=mail&gclid=a%26b", "/nz/btq?utm_source=mail&gclid=a%26b"],
  ["/nz/products?q=x", "/nz/products/?q=x&utm_source=mail", "/nz/products?q=x&utm_source=mail"],
  ["/nz/blog?tag=new#top", "/nz/articles/old?ref=q3x7k0", "/nz/blog?tag=new&ref=q3x7k0#top"],
  ["https://journal.example/", "/nz/articles/old?utm_source=mail", "https://journal.example/"],
  ["//journal.example/", "/nz/articles/old?utm_source=mail", "//journal.example/"],
  ["/nz/products?utm_source=mail", "/nz/Products?utm_source=mail&gclid=1", "/nz/products?utm_source=mail&gclid=1"],
  ["/nz/products/osker/x", "/nz/pcr?code=104202&utm_source=label", "/nz/products/osker/x?utm_source=label"],
])("a redirect to %s from %s leads to %s", (location, url, expected) => {
  expect(redirectFor(location, url)).toBe(expected);
});
