import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sampleProduct } from "./product.fixture.ts";
import type { ProductSlot } from "./product-page.part.ts";
import { showAhead } from "./show-ahead.ts";
import type { ShownProduct } from "./shown-product.ts";
import { toTileProduct } from "./tile-product.ts";

const tile = toTileProduct(sampleProduct());
const full: ShownProduct = { kind: "product", path: tile.path, size: null };
const previewed: ShownProduct = { ...full, preview: tile };

/** A router of which a test says what it comes to. */
function fakeRouter() {
  const heard = new Set<(state: unknown) => void>();
  const router = {
    state: { location: {} },
    revalidate: vi.fn(),
    subscribe: (listener: (state: unknown) => void) => {
      heard.add(listener);
      return () => heard.delete(listener);
    },
  };
  const comeTo = (loaded: unknown, location = { pathname: "/nz/somewhere" }) => {
    router.state = { location };
    for (const listener of heard) listener({ location, matches: [{ route: { id: "page" } }], loaderData: { page: loaded } });
  };
  return { router: router as unknown as ProductSlot["router"], revalidate: router.revalidate, comeTo, heard };
}

let nextFrame: () => void = () => undefined;
const scrollTo = vi.fn();

beforeEach(() => {
  vi.stubGlobal("requestAnimationFrame", (run: () => void) => {
    nextFrame = run;
  });
  vi.stubGlobal("scrollTo", scrollTo);
  vi.stubGlobal("document", { querySelectorAll: () => [] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  scrollTo.mockClear();
});

/** A frame is on the screen when the next one begins. */
function frame() {
  nextFrame();
  nextFrame();
}

test("a preview is shown at the top of the page at once, and asked about after the first frame", () => {
  const { router, revalidate, comeTo } = fakeRouter();
  const show = vi.fn();
  showAhead({ router, show });
  comeTo(previewed);
  expect(show).toHaveBeenCalledExactlyOnceWith(previewed);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
  expect(revalidate).not.toHaveBeenCalled();
  frame();
  expect(revalidate).toHaveBeenCalledOnce();
});

test("the answer takes the place of the preview, and the next page that of both", () => {
  const { router, comeTo } = fakeRouter();
  const show = vi.fn();
  showAhead({ router, show });
  comeTo(previewed);
  comeTo(full);
  comeTo(full);
  comeTo({ kind: "listing" });
  expect(show.mock.calls).toEqual([[previewed], [full], [null]]);
  expect(scrollTo).toHaveBeenCalledOnce();
});

test("who has gone on before the first frame is asked nothing", () => {
  const { router, revalidate, comeTo } = fakeRouter();
  showAhead({ router, show: vi.fn() });
  comeTo(previewed);
  comeTo({ kind: "listing" });
  frame();
  expect(revalidate).not.toHaveBeenCalled();
});

test("a product that comes without a preview is left to the router, after another product too", () => {
  const { router, comeTo } = fakeRouter();
  const show = vi.fn();
  showAhead({ router, show });
  comeTo(full);
  comeTo(previewed);
  comeTo({ ...full, path: "/products/osker/dune-sand" });
  expect(show.mock.calls).toEqual([[null], [previewed], [null]]);
});

test("a slot that gets its router later, or another, follows that one only", () => {
  const slot: ProductSlot = {};
  showAhead(slot);
  expect(slot.previewOf).toBeTypeOf("function");
  const first = fakeRouter();
  const second = fakeRouter();
  for (const { router } of [first, second]) {
    Object.assign(slot, { router, show: vi.fn() });
    slot.watch?.();
  }
  expect([first.heard.size, second.heard.size]).toEqual([0, 1]);
});
