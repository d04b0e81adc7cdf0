import { repeat } from "./lifecycle/repeat.ts";

/** Milliseconds between two looks for mail that is due. */
const mailInterval = 5_000;
/** Milliseconds between two looks for what the marketing provider is to be told. */
const marketingInterval = 1_000;
/** Milliseconds between two looks whether it is time to work out what goes together. */
const relatedInterval = 60_000;
/** Milliseconds between two looks for what shoppers wait for. */
const remindersInterval = 5_000;
/** Milliseconds between two times of forgetting what no longer counts, such as guesses. */
const forgettingInterval = 60_000;
/** Milliseconds between two times of forgetting what was kept for days. */
const pruningInterval = 3_600_000;

/** Stops some work; what is under way may be waited for. */
type Stop = () => void | Promise<void>;

/** What keeps things for a time. */
interface Forgetful {
  forgetOld(): Promise<unknown>;
}

/** The services that have something to do when nobody asks. */
export interface WorkingServices {
  readonly stock: { watch(): Stop };
  readonly catalogue: { watch(): Stop };
  readonly search: { start(): Stop };
  readonly checkout: Forgetful & { readonly recovery: { start(): Stop } };
  readonly reminders: Forgetful & { deliver(): Promise<unknown> };
  readonly related: Forgetful & { makeAnew(): Promise<unknown> };
  readonly popular: Forgetful;
  readonly guesses: Forgetful;
  readonly customers: Forgetful;
  readonly identity: Forgetful;
  readonly outbox: Forgetful & { deliver(stopping: AbortSignal): Promise<unknown> };
  /** False where the outbox keeps its mails to itself. */
  readonly sendsMail: boolean;
  readonly marketingQueue: Forgetful & { deliver(stopping: AbortSignal): Promise<unknown> };
  /** False where there is no marketing provider to tell. */
  readonly tellsProvider: boolean;
}

/**
 * Starts what the shop does by itself: finishing half-placed orders, sending mail, watching stock, forgetting.
 * @returns the way to stop all of it; fulfilled once nothing is under way any more
 */
export function startBackgroundWork(services: WorkingServices, onError: (error: unknown) => void): () => Promise<void> {
  const { checkout, reminders, related, popular, guesses, customers, identity, outbox, marketingQueue } = services;
  const every = (interval: number, work: Parameters<typeof repeat>[1]) => repeat(interval, work, onError);
  const forget = (interval: number, ...kept: Forgetful[]) =>
    every(interval, () => Promise.all(kept.map((each) => each.forgetOld())));
  const stops: Stop[] = [
    services.stock.watch(),
    services.catalogue.watch(),
    services.search.start(),
    checkout.recovery.start(),
    every(remindersInterval, () => reminders.deliver()),
    every(relatedInterval, () => related.makeAnew()),
    forget(forgettingInterval, reminders, popular, related),
    forget(forgettingInterval, guesses),
    forget(pruningInterval, outbox, marketingQueue, checkout),
    forget(pruningInterval, customers, identity),
    ...(services.sendsMail ? [every(mailInterval, (stopping) => outbox.deliver(stopping))] : []),
    ...(services.tellsProvider ? [every(marketingInterval, (stopping) => marketingQueue.deliver(stopping))] : []),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
