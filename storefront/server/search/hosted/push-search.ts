import { createHash } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Algoliasearch, BatchRequest } from "algoliasearch";
import type { SearchRecord } from "#contract/search-index.ts";
import { type CountryCode, countryCodes } from "#domain/country/country.ts";
import { searchIndexName } from "#domain/search/index-name.ts";
import type { IndexDefinition } from "../index-definition.ts";
import { hostedRules, hostedSettings, hostedSynonyms, replicaSettings } from "./hosted-settings.ts";

/** What bringing an index into line took. */
export interface IndexReport {
  readonly index: string;
  readonly records: number;
  readonly pushed: number;
  readonly removed: number;
  /** Ids of records that it does not take. */
  readonly refused: readonly string[];
}

export interface SearchPush {
  /** Says that products may be found differently from now on. They are pushed within a second, again and again until it succeeds. */
  note(country: CountryCode, productIds: Iterable<string>): void;
  /** Says that anything may be found differently from now on: all of it is compared again. */
  noteAll(): void;
  /** Pushes all that differs there: settings, replicas, rules, synonyms and records. Resolves once it can be searched. */
  sync(): Promise<IndexReport[]>;
  /** Brings everything into line, and pushes what is noted from then on. Returns the way to stop. */
  start(): () => Promise<void>;
}

export interface SearchPushOptions {
  /** With the key that may write. */
  readonly client: Algoliasearch;
  /** The name that an index has there. */
  readonly nameOf: (name: string) => string;
  /** Every index as it is to be now, with its records. */
  readonly definitions: () => Promise<readonly IndexDefinition[]>;
  /** A product's record as it is now; null for one that is not sold any more. */
  readonly record: (country: CountryCode, productId: string) => Promise<SearchRecord | null>;
  /** Whether this server is the one that pushes. */
  readonly isLeader: () => Promise<boolean>;
  readonly onError: (error: unknown) => void;
}

/** Milliseconds between two looks for what has been noted. */
const interval = 500;
/** Milliseconds until a push that failed is tried again: twice as long each time, up to a longest. */
const firstPause = 1_000;
const longestPause = 60_000;
/** Records that one request pushes. */
const batchSize = 1_000;
/** Records that may all be refused before what is wrong is taken to be none of them. */
const mostRefused = 20;

/** A record with the digest of its content, by which it is told from what is there. */
type PushedRecord = SearchRecord & { readonly digest: string };

function withDigest(record: SearchRecord): PushedRecord {
  return { ...record, digest: createHash("sha256").update(JSON.stringify(record)).digest("base64url").slice(0, 22) };
}

const updating = (body: PushedRecord): BatchRequest => ({ action: "updateObject", body: { ...body } });

const halvesOf = <T>(all: readonly T[]): T[][] => [all.slice(0, all.length >> 1), all.slice(all.length >> 1)];

/** Whether the hosted search takes something in a push for wrong, which it does each time; too large a record is the likeliest. */
const isRefusal = (error: unknown): error is Error =>
  error instanceof Error && "status" in error && (error.status === 400 || error.status === 413);

/**
 * Keeps the hosted search as the shop is. What has been noted waits in memory: a server that starts, or takes over from one that
 * has stopped, compares everything, so that nothing is lost with it.
 */
export function createSearchPush({ client, nameOf, definitions, record, isLeader, onError }: SearchPushOptions): SearchPush {
  const due = new Map(countryCodes.map((country) => [country, new Set<string>()]));
  let isInLine = false;
  let pause = 0;
  let notBefore = 0;
  let work: Promise<unknown> = Promise.resolve();

  /** One after the other: an older record must not overtake a newer one. */
  function inTurn<T>(task: () => Promise<T>): Promise<T> {
    const turn = work.then(task);
    work = turn.catch(() => undefined);
    return turn;
  }

  async function configure(definition: IndexDefinition): Promise<void> {
    const indexName = nameOf(definition.name);
    const { taskID } = await client.setSettings({ indexName, indexSettings: hostedSettings(definition, nameOf) });
    // Replicas are made by that.
    await client.waitForTask({ indexName, taskID });
    for (const replica of definition.replicas ?? []) {
      const indexSettings = replicaSettings(definition, replica, nameOf);
      await client.setSettings({ indexName: nameOf(replica.name), indexSettings });
    }
    await client.saveSynonyms({
      indexName,
      synonymHit: hostedSynonyms(definition),
      replaceExistingSynonyms: true,
      forwardToReplicas: true,
    });
    await client.saveRules({ indexName, rules: hostedRules(definition), clearExistingRules: true });
  }

  /**
   * Pushes what is taken of a batch, which is refused as a whole for one record: then the halves of it, and so on.
   * @returns the tasks there, and what is refused by itself, with why
   */
  async function pushTaken(indexName: string, requests: BatchRequest[]) {
    const tasks: number[] = [];
    const refused: { readonly id: string; readonly error: Error }[] = [];
    const push = async (some: BatchRequest[]): Promise<void> => {
      try {
        tasks.push((await client.batch({ indexName, batchWriteParams: { requests: some } })).taskID);
      } catch (error) {
        if (!isRefusal(error)) throw error;
        if (some.length === 1) refused.push({ id: String(some[0]?.body.objectID), error });
        else for (const half of halvesOf(some)) await push(half);
      }
    };
    await push(requests);
    const [first] = refused;
    // Where nothing of so many is taken, what is wrong is none of the records.
    if (first && refused.length > mostRefused && refused.length === requests.length) throw first.error;
    for (const { id, error } of refused)
      onError(new Error(`The hosted search refuses ${id} of ${indexName}, which stays there as it was: ${error.message}`));
    return { tasks, refused: refused.map(({ id }) => id) };
  }

  async function bringIntoLine(definition: IndexDefinition): Promise<IndexReport> {
    await configure(definition);
    const indexName = nameOf(definition.name);
    const there = new Map<string, string | undefined>();
    await client.browseObjects<{ digest?: string }>({
      indexName,
      browseParams: { attributesToRetrieve: ["digest"], hitsPerPage: batchSize },
      aggregator: ({ hits }) => {
        for (const { objectID, digest } of hits) there.set(objectID, digest);
      },
    });
    const changed: PushedRecord[] = [];
    for (const [i, one] of definition.records.entries()) {
      if (i % 256 === 255) await nextTurn();
      const digested = withDigest(one);
      if (there.get(one.objectID) !== digested.digest) changed.push(digested);
      there.delete(one.objectID);
    }
    const gone = [...there.keys()].map((objectID) => ({ objectID }));
    const refused: string[] = [];
    const tasks: number[] = [];
    for (let from = 0; from < changed.length; from += batchSize) {
      const requests = changed.slice(from, from + batchSize).map(updating);
      const pushed = await pushTaken(indexName, requests);
      refused.push(...pushed.refused);
      tasks.push(...pushed.tasks);
    }
    for (const taskID of tasks) await client.waitForTask({ indexName, taskID });
    if (gone.length > 0)
      await client.chunkedBatch({ indexName, objects: gone, action: "deleteObject", batchSize, waitForTasks: true });
    return {
      index: indexName,
      records: definition.records.length,
      pushed: changed.length - refused.length,
      removed: gone.length,
      refused,
    };
  }

  async function bringAllIntoLine(): Promise<IndexReport[]> {
    for (const ids of due.values()) ids.clear();
    const reports: IndexReport[] = [];
    // What is noted from here on may not be among the definitions any more.
    isInLine = true;
    try {
      for (const definition of await definitions()) reports.push(await bringIntoLine(definition));
    } catch (error) {
      isInLine = false;
      throw error;
    }
    return reports;
  }

  async function pushDue(): Promise<void> {
    for (const [country, ids] of due) {
      if (ids.size === 0) continue;
      const taken = [...ids].slice(0, batchSize);
      for (const id of taken) ids.delete(id);
      try {
        const records = await Promise.all(taken.map(async (id) => [id, await record(country, id)] as const));
        const requests = records.map(([objectID, one]) =>
          one ? updating(withDigest(one)) : { action: "deleteObject" as const, body: { objectID } },
        );
        await pushTaken(nameOf(searchIndexName(country, "products")), requests);
      } catch (error) {
        for (const id of taken) ids.add(id);
        throw error;
      }
    }
  }

  async function look(): Promise<void> {
    if (Date.now() < notBefore) return;
    try {
      if (!(await isLeader())) {
        // Whoever is pushes the same; should this server take over, it compares everything.
        isInLine = false;
        for (const ids of due.values()) ids.clear();
        return;
      }
      if (isInLine) await pushDue();
      else await bringAllIntoLine();
      pause = 0;
    } catch (error) {
      onError(error);
      pause = Math.min(Math.max(firstPause, pause * 2), longestPause);
      notBefore = Date.now() + pause;
    }
  }

  return {
    note(country, productIds) {
      for (const id of productIds) due.get(country)?.add(id);
    },
    noteAll() {
      isInLine = false;
    },
    sync: () => inTurn(bringAllIntoLine),
    start() {
      let isWaiting = false;
      const timer = setInterval(() => {
        if (isWaiting) {
          // A push may take longer than a server is trusted to be pushing.
          isLeader().catch(onError);
          return;
        }
        isWaiting = true;
        void inTurn(look).finally(() => {
          isWaiting = false;
        });
      }, interval);
      timer.unref();
      return async () => {
        clearInterval(timer);
        await work;
      };
    },
  };
}
