import fc from "fast-check";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import {
  type Answer,
  type Browser,
  failure,
  KeptState,
  loadPageCode,
  newBrowser,
  openPage,
  type Page,
  type PageCode,
  quantitiesOf,
  rest,
  stubBrowsers,
} from "./browsers.fixture.ts";

const mostBrowsers = 4;

/** Two for each browser: a page that is opened anew is not the one that was there before. */
const codes: PageCode[] = [];
beforeAll(async () => {
  for (let page = 0; page < mostBrowsers * 2; page++) codes.push(await loadPageCode());
});
beforeEach(() => {
  stubBrowsers();
  // What waits for a time is counted in turns: a busy machine must not cut a sign-out's last chance short.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const faults = ["request lost", "answer lost", "token out", "refused"] as const;
type Fault = (typeof faults)[number] | "none";

const steps = [
  "add",
  "add",
  "add own",
  "add own",
  "remove",
  "answer",
  "answer",
  "answer",
  "answer",
  "reload",
  "network",
  "sign out",
] as const;
interface Step {
  readonly does: (typeof steps)[number];
  readonly seat: number;
  readonly fault: Fault;
  readonly choice: number;
}

interface Seat {
  readonly browser: Browser;
  page: Page;
  /** Calls that are under way; each is served when the walk says so. */
  waiting: ((fault: Fault) => void)[];
  hasNetwork: boolean;
  opened: number;
  conflicts: number;
}

/** One shopper with several browsers, an account's cart on a server, and a network that does what a walk says. */
class Shopper {
  readonly server = new KeptState();
  readonly #seats: Seat[] = [];
  /** How many of the product were added that several browsers add. */
  shared = 0;
  /** Products that were added once each, and not removed. */
  readonly own = new Set<string>();
  readonly removed = new Set<string>();
  /** Whether the server has turned down any change. */
  hasRefused = false;
  #products = 0;

  constructor(browsers: number) {
    for (let index = 0; index < browsers; index++) {
      const browser = newBrowser();
      this.#seats.push({ browser, page: this.#open(browser, index, 0), waiting: [], hasNetwork: true, opened: 0, conflicts: 0 });
    }
    for (const { page } of this.#seats) page.signedIn();
  }

  #open(browser: Browser, index: number, opened: number): Page {
    const answer: Answer = (name, { body }) => {
      const seat = this.#seats[index];
      if (!seat?.hasNetwork || seat.opened !== opened) return Promise.reject(failure(0));
      const expiresAt = "2099-01-01T00:00:00Z";
      if (name === "session.refresh") return Promise.resolve({ idToken: "token", username: "mere", expiresAt });
      if (name === "session.delete") return Promise.resolve({});
      return new Promise((resolve, reject) => {
        seat.waiting.push((fault) => {
          if (fault === "request lost") return reject(failure(0));
          if (fault === "token out") return reject(failure(401));
          if (fault === "refused") {
            this.hasRefused = true;
            return reject(failure(500));
          }
          try {
            const served = name === "accountState.get" ? this.server.get() : this.server.put(body);
            if (name === "accountState.put") seat.conflicts = 0;
            if (fault === "answer lost") reject(failure(0));
            else resolve(served);
          } catch (conflict) {
            if (++seat.conflicts >= 5) this.hasRefused = true;
            reject(conflict);
          }
        });
      });
    };
    return openPage(codes[index * 2 + (opened % 2)] as PageCode, browser, answer);
  }

  #loseRequests(seat: Seat) {
    for (const serve of seat.waiting.splice(0)) serve("request lost");
  }

  async #reload(seat: Seat) {
    seat.opened++;
    this.#loseRequests(seat);
    await rest(3);
    seat.page = this.#open(seat.browser, this.#seats.indexOf(seat), seat.opened);
    seat.page.signedIn();
  }

  async #addOwn({ page }: Seat) {
    const product = `own-${this.#products++}`;
    await page.add(product);
    this.own.add(product);
  }

  async do({ does, seat: number, fault, choice }: Step) {
    const seat = this.#seats[number % this.#seats.length] as Seat;
    if (does === "add") {
      await seat.page.add("shared", 1, Date.now(), `line-${this.#products++}`);
      this.shared++;
    } else if (does === "add own") await this.#addOwn(seat);
    else if (does === "remove") {
      const lines = Object.values(seat.page.state().cart.items).filter(({ productId }) => productId !== "shared");
      const line = lines[choice % lines.length];
      if (line) {
        await seat.page.remove(line.id);
        this.own.delete(line.productId);
        this.removed.add(line.productId);
      }
    } else if (does === "answer") seat.waiting.shift()?.(fault);
    else if (does === "reload") await this.#reload(seat);
    else if (does === "network") {
      seat.hasNetwork = !seat.hasNetwork;
      if (!seat.hasNetwork) this.#loseRequests(seat);
    } else await this.#signOutAndIn(seat);
    await rest(2);
  }

  /** Between the two, a guest adds something. */
  async #signOutAndIn(seat: Seat) {
    seat.hasNetwork = true;
    // What a lost answer or a lost network has left is sent before the session ends.
    let isOut = false;
    const out = seat.page.signOut().then(() => {
      isOut = true;
    });
    while (!isOut) {
      for (const serve of seat.waiting.splice(0)) serve("none");
      await rest(1);
    }
    await out;
    await this.#addOwn(seat);
    seat.page.signedIn();
  }

  /** Answers everything that is asked, until nothing is any more. */
  async #settle() {
    for (let quiet = 0; quiet < 3; ) {
      const waiting = this.#seats.flatMap((seat) => seat.waiting.splice(0));
      for (const serve of waiting) serve("none");
      quiet = waiting.length === 0 ? quiet + 1 : 0;
      await rest(2);
    }
  }

  /** The network is well, and every browser looks at the account again, twice: the second time it sees what the others had kept. */
  async comeToRest() {
    for (const seat of this.#seats) seat.hasNetwork = true;
    for (let round = 0; round < 2; round++) {
      for (const seat of this.#seats) {
        await this.#reload(seat);
        await this.#settle();
      }
    }
  }

  shown = () => this.#seats.map(({ page }) => page.quantities());
}

async function walk(browsers: number, way: readonly Step[]): Promise<Shopper> {
  const shopper = new Shopper(browsers);
  await rest(2);
  for (const step of way) await shopper.do(step);
  await shopper.comeToRest();
  return shopper;
}

const ways = (...happening: Fault[]) =>
  fc.array(
    fc.record({
      does: fc.constantFrom(...steps),
      seat: fc.nat({ max: mostBrowsers - 1 }),
      fault: fc.constantFrom<Fault>("none", "none", ...happening),
      choice: fc.nat({ max: 9 }),
    }),
    { minLength: 10, maxLength: 40 },
  );
const browsers = fc.integer({ min: 2, max: mostBrowsers });
const bounds = { numRuns: 40 };

test("SYNC-09 SYNC-10 all browsers come to show the same cart, with every add in it once, whatever the network loses", async () => {
  await fc.assert(
    fc.asyncProperty(browsers, ways("request lost", "answer lost", "token out"), async (count, way) => {
      const shopper = await walk(count, way);
      fc.pre(!shopper.hasRefused);
      const wanted = Object.fromEntries([...shopper.own].map((product) => [product, 1]));
      if (shopper.shared > 0) wanted.shared = shopper.shared;
      expect(quantitiesOf(shopper.server.state)).toEqual(wanted);
      for (const shown of shopper.shown()) expect(shown).toEqual(wanted);
    }),
    bounds,
  );
});

test("SYNC-12 all browsers come to show the same cart, with nothing in it twice, when the server refuses changes too", async () => {
  await fc.assert(
    fc.asyncProperty(browsers, ways(...faults), async (count, way) => {
      const shopper = await walk(count, way);
      const kept = quantitiesOf(shopper.server.state);
      for (const shown of shopper.shown()) expect(shown).toEqual(kept);
      const { shared = 0, ...own } = kept;
      expect(shared).toBeLessThanOrEqual(shopper.shared);
      for (const [product, quantity] of Object.entries(own)) {
        expect(shopper.own.has(product) || shopper.removed.has(product)).toBe(true);
        expect(quantity).toBe(1);
      }
    }),
    bounds,
  );
});
