import { randomUUID } from "node:crypto";
import { openDatabase } from "@tread/storefront/server/database/open-database.ts";
import { poolUsers } from "@tread/storefront/server/database/schema/schema.ts";
import { goodPassword, openBrowser, otherPassword, startIdentity } from "@tread/storefront/server/identity/identity.fixture.ts";
import { hashPassword } from "@tread/storefront/server/identity/user-pool/password-hash.ts";
import { type Figure, median } from "./figure.ts";

/** Wrong passwords that an account takes before the next one has to wait. */
const free = 5;

/** Whose sign-in is refused in the same words, and must be in the same time. */
export const refusedKinds = ["an unknown address", "a wrong password", "a disabled account", "an unverified account"] as const;
export type RefusedKind = (typeof refusedKinds)[number];

/** Milliseconds that each refused sign-in took, by why it was refused. */
export type RefusalTimes = Readonly<Record<RefusedKind, readonly number[]>>;

/**
 * Tries wrong passwords of every kind, one after the other and each kind in turn, at a server in this process: no network hides what
 * could be told apart.
 * @param tries of each kind
 * @throws Error when one is refused in other words, or not at all
 */
export async function timeRefusedSignIns(tries: number): Promise<RefusalTimes> {
  const database = await openDatabase();
  const shop = await startIdentity(database);
  try {
    const passwordHash = await hashPassword(goodPassword);
    const made: (typeof poolUsers.$inferInsert)[] = [];
    /** An address of the kind, which has not been tried too often yet. */
    const addresses = Object.fromEntries(
      refusedKinds.map((kind) => [
        kind,
        Array.from({ length: Math.ceil(tries / free) }, () => {
          const email = `${randomUUID()}@example.co.nz`;
          const user = { id: randomUUID(), email, passwordHash, confirmed: true };
          if (kind === "a wrong password") made.push(user);
          if (kind === "a disabled account") made.push({ ...user, enabled: false });
          if (kind === "an unverified account") made.push({ ...user, confirmed: false });
          return email;
        }),
      ]),
    ) as Record<RefusedKind, string[]>;
    for (let start = 0; start < made.length; start += 500) {
      await database.queries.insert(poolUsers).values(made.slice(start, start + 500));
    }
    const browser = openBrowser(shop);
    const times: Record<RefusedKind, number[]> = {
      "an unknown address": [],
      "a wrong password": [],
      "a disabled account": [],
      "an unverified account": [],
    };
    // The first try of all pays for what is loaded late.
    await browser.signIn("nobody@example.co.nz", otherPassword);
    for (let index = 0; index < tries; index += 1) {
      for (let turn = 0; turn < refusedKinds.length; turn += 1) {
        // Each kind comes after each other one as often.
        const kind = refusedKinds[(index + turn) % refusedKinds.length] as RefusedKind;
        const email = addresses[kind][Math.floor(index / free)] as string;
        const start = performance.now();
        const { status, body } = await browser.signIn(email, otherPassword);
        times[kind].push(performance.now() - start);
        if (status !== 401 || body.code !== "IncorrectCredentials")
          throw new Error(`${kind} was answered ${status} ${body.code}.`);
      }
    }
    return times;
  } finally {
    await shop.close();
    await database.close();
  }
}

/**
 * How well two kinds are told apart by their times alone, whichever is the slower: the area under the ROC curve, by the rank sum
 * of Mann and Whitney. 0.5 is a coin, 1 is certainty.
 */
export function distinguishability(one: readonly number[], other: readonly number[]): number {
  const slower = one.reduce((sum, a) => sum + other.reduce((wins, b) => wins + (a > b ? 1 : a === b ? 0.5 : 0), 0), 0);
  const area = slower / (one.length * other.length);
  return Math.max(area, 1 - area);
}

/** Tries of each kind. */
const tries = 1_000;

/** Whether the time of a refused sign-in tells why it was refused, and what one costs. */
export async function measureSignInTimes(): Promise<Figure[]> {
  const times = await timeRefusedSignIns(tries);
  const unknown = times["an unknown address"];
  return [
    ...refusedKinds
      .filter((kind) => kind !== "an unknown address")
      .map(
        (kind): Figure => ({
          name: `sign-in: ${kind} told from an unknown address by its time (AUC)`,
          value: distinguishability(times[kind], unknown),
          unit: "",
          target: { atMost: 0.55 },
          note: `${tries} tries of each; half within ${median(times[kind]).toFixed(1)} and ${median(unknown).toFixed(1)} ms`,
        }),
      ),
    {
      name: "sign-in: from call to refusal, one after the other",
      value: median(unknown),
      unit: "ms",
      note: "argon2id, 19 MiB, two passes, one lane, on one core",
    },
  ];
}
