import { createHash } from "node:crypto";
import { access } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { ApiError } from "../api-error.ts";
import type { Encoding } from "./encode.ts";
import { inspectPhotograph, type PhotographFacts } from "./inspect-photograph.ts";
import { resizePhotograph } from "./resize-photograph.ts";
import { writeWhole } from "./write-whole.ts";

/** A photograph that is kept: what it is, and the source path that it is asked for by. */
export interface KeptPhotograph extends PhotographFacts {
  readonly src: string;
}

/**
 * The owner's photographs in a folder, each once by the hash of its bytes, exactly as they came. They are never sent as they are:
 * what shoppers get is resized and says nothing about where or by whom it was taken.
 */
export interface Photographs {
  /**
   * Keeps a photograph; one that is there already is only named.
   * @param dryRun looks at it and keeps nothing
   * @throws UnusablePhotograph; ApiError when the disk takes no more
   */
  keep(bytes: Buffer, dryRun?: boolean): Promise<KeptPhotograph>;
  /** Whether a source path has the form of a photograph's. */
  isPhotograph(source: string): boolean;
  /** Whether there is one at a source path. */
  knows(source: string): Promise<boolean>;
  /** Whether the photograph at a source path lets the ground through. */
  transparent(source: string): boolean;
  resize(source: string, encoding: Encoding & { readonly width: number }): Promise<Buffer>;
}

/** `/media/photos/<hash>[-clear][/portrait]`: `clear` lets the ground through, `portrait` is set as products' pictures are. */
const address = /^\/media\/photos\/([0-9a-f]{40})(-clear)?(\/portrait)?$/;

/** What a system says when a disk, or this user's share of it, is full. */
const fullDisks = new Set<string | undefined>(["ENOSPC", "EDQUOT"]);
const noRoom = "The shop's disk has no room for this picture: make some, then send it again.";

/** @param folder of the originals; made when missing. Several servers may share it. */
export function openPhotographs(folder: string): Photographs {
  /** Which are there: they are never taken away. */
  const there = new LRUCache<string, true>({ max: 50_000 });

  const fileOf = (hash: string) => join(folder, hash.slice(0, 2), hash);

  async function isThere(hash: string): Promise<boolean> {
    if (there.has(hash)) return true;
    try {
      await access(fileOf(hash));
    } catch {
      return false;
    }
    there.set(hash, true);
    return true;
  }

  async function write(hash: string, bytes: Buffer): Promise<void> {
    if (await isThere(hash)) return;
    await writeWhole(fileOf(hash), bytes, { flush: true }).catch((error: unknown) => {
      throw fullDisks.has((error as NodeJS.ErrnoException).code) ? new ApiError(507, "InsufficientStorage", noRoom) : error;
    });
    there.set(hash, true);
  }

  return {
    async keep(bytes, dryRun = false) {
      const facts = await inspectPhotograph(bytes);
      const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 40);
      if (!dryRun) await write(hash, bytes);
      return { ...facts, src: `/media/photos/${hash}${facts.transparent ? "-clear" : ""}` };
    },
    isPhotograph: (source) => address.test(source),
    async knows(source) {
      const hash = address.exec(source)?.[1];
      return hash !== undefined && (await isThere(hash));
    },
    transparent: (source) => address.exec(source)?.[2] !== undefined,
    async resize(source, encoding) {
      const [, hash, , portrait] = address.exec(source) ?? [];
      if (hash === undefined) throw new RangeError(`there is no photograph at ${source}`);
      return await resizePhotograph(fileOf(hash), { ...encoding, portrait: portrait !== undefined });
    },
  };
}
