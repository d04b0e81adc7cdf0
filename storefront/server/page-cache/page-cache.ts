import { LRUCache } from "lru-cache";
import type { FinishedPage } from "./finished-page.ts";

/** A finished answer to a page request. */
export interface KeptAnswer {
  readonly status: number;
  /** Headers of the answer, without any that depend on the encoding. */
  readonly headers: readonly (readonly [string, string])[];
  /** Null for redirects. */
  readonly page: FinishedPage | null;
}

/** What rendering gave; `keep` says whether others may be given the same answer later. */
export interface RenderedAnswer {
  readonly answer: KeptAnswer;
  readonly keep: boolean;
}

export interface PageCacheOptions {
  /** Seconds during which a page is given out without a thought. 0 keeps nothing. */
  readonly maxAgeSeconds: number;
  /** Seconds after that during which it is still given out, while one fresh copy is made. */
  readonly staleSeconds?: number;
  readonly maxBytes: number;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
  /** Told of refreshes that failed; the stale page stays until its time is up. */
  readonly onRefreshError?: (key: string, error: unknown) => void;
}

interface Entry {
  readonly answer: KeptAnswer;
  readonly madeAt: number;
}

export interface PageCacheCounts {
  hits: number;
  staleHits: number;
  misses: number;
  joined: number;
}

/**
 * Short-lived cache of anonymous pages, shared by all visitors of this process. Bounded in bytes (least recently used goes),
 * one rendering at a time for each page, stale pages given out while they are renewed.
 */
export class PageCache {
  readonly counts: PageCacheCounts = { hits: 0, staleHits: 0, misses: 0, joined: 0 };
  readonly #entries: LRUCache<string, Entry>;
  readonly #underWay = new Map<string, Promise<RenderedAnswer>>();
  readonly #maxAge: number;
  readonly #stale: number;
  readonly #now: () => number;
  readonly #onRefreshError: (key: string, error: unknown) => void;
  /** Grows with each invalidation, so that what was begun before it is not kept after it. */
  #generation = 0;

  constructor({
    maxAgeSeconds,
    staleSeconds = 60,
    maxBytes,
    now = Date.now,
    onRefreshError = () => undefined,
  }: PageCacheOptions) {
    this.#maxAge = maxAgeSeconds * 1_000;
    this.#stale = staleSeconds * 1_000;
    this.#now = now;
    this.#onRefreshError = onRefreshError;
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      // One page may not push out most others.
      maxEntrySize: Math.max(1, Math.floor(maxBytes / 8)),
      sizeCalculation: ({ answer }, key) => key.length * 2 + 512 + (answer.page?.bytes ?? 0),
    });
  }

  /**
   * The kept answer if there is one that may still be given out; a stale one is renewed by `render` in the background.
   * Synchronous, because this is the path nearly every request takes.
   */
  find(key: string, render: () => Promise<RenderedAnswer>): KeptAnswer | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    // What was made in the future, by a clock that is set back since, is as old as anything.
    const age = Math.abs(this.#now() - entry.madeAt);
    if (age < this.#maxAge) {
      this.counts.hits += 1;
      return entry.answer;
    }
    if (age < this.#maxAge + this.#stale) {
      this.counts.staleHits += 1;
      if (!this.#underWay.has(key)) this.#run(key, render).catch((error: unknown) => this.#onRefreshError(key, error));
      return entry.answer;
    }
    this.#entries.delete(key);
    return undefined;
  }

  /** The rendering of this page that is under way, for those who come while it is. */
  join(key: string): Promise<RenderedAnswer> | undefined {
    const running = this.#underWay.get(key);
    if (running) this.counts.joined += 1;
    return running;
  }

  /** Renders a page that is neither kept nor under way, and keeps it if it may be kept. @throws what `render` throws */
  render(key: string, render: () => Promise<RenderedAnswer>): Promise<RenderedAnswer> {
    this.counts.misses += 1;
    return this.#run(key, render);
  }

  /** Forgets every page, or those whose key passes; pages being rendered meanwhile are not kept. */
  invalidate(matches?: (key: string) => boolean): void {
    this.#generation += 1;
    if (!matches) this.#entries.clear();
    else for (const key of [...this.#entries.keys()]) if (matches(key)) this.#entries.delete(key);
  }

  /** Bytes held now. */
  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  get size(): number {
    return this.#entries.size;
  }

  #run(key: string, render: () => Promise<RenderedAnswer>): Promise<RenderedAnswer> {
    const generation = this.#generation;
    const madeAt = this.#now();
    const running = render()
      .then((rendered) => {
        if (rendered.keep && this.#maxAge > 0 && generation === this.#generation) {
          this.#entries.set(key, { answer: rendered.answer, madeAt });
        }
        return rendered;
      })
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, running);
    return running;
  }
}
