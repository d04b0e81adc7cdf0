import { Worker } from "node:worker_threads";
import type { ArtistAnswer, ArtistTask } from "./artist.worker.ts";
import { isDrawn, isTransparent } from "./draw-source.ts";

/** Draws the shop's pictures in a thread of its own: writing a drawing takes milliseconds that pages should not wait for. */
export interface Artist {
  /** True when there is a picture at a source path. */
  knows(source: string): boolean;
  transparent(source: string): boolean;
  /** The picture as an SVG document of that width. Rejects when there is none or the artist has been stopped. */
  draw(source: string, width: number): Promise<string>;
  /** Text that changes whenever a picture does, for caches. */
  edition(): Promise<string>;
  /** Ends the thread; what is still asked for rejects. */
  close(): Promise<void>;
}

interface Waiting {
  resolve(text: string): void;
  reject(error: Error): void;
}

/** The thread starts with the first drawing, and again after a crash. */
export function startArtist(): Artist {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let closed = false;
  let count = 0;
  let known: Promise<string> | undefined;

  function fail(error: Error): void {
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  function start(): Worker {
    const started = new Worker(new URL("./artist.worker.ts", import.meta.url), {
      name: "artist",
      resourceLimits: { maxOldGenerationSizeMb: 192 },
    });
    started.unref();
    started.on("message", (answer: ArtistAnswer) => {
      const asked = waiting.get(answer.id);
      waiting.delete(answer.id);
      if (waiting.size === 0) started.unref();
      if ("text" in answer) asked?.resolve(answer.text);
      else asked?.reject(new Error(answer.error));
    });
    started.on("error", (error) => worker === started && fail(error instanceof Error ? error : new Error(String(error))));
    started.on("exit", (code) => worker === started && fail(new Error(`the artist left with code ${code}`)));
    return started;
  }

  function ask(task: (id: number) => ArtistTask): Promise<string> {
    if (closed) return Promise.reject(new Error("the artist has been stopped"));
    worker ??= start();
    const running = worker;
    const id = count++;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      // While a drawing is awaited the process must not end.
      running.ref();
      running.postMessage(task(id));
    });
  }

  return {
    knows: isDrawn,
    transparent: isTransparent,
    draw: (source, width) => ask((id) => ({ id, source, width })),
    edition() {
      known ??= ask((id) => ({ id }));
      known.catch(() => {
        known = undefined;
      });
      return known;
    },
    async close() {
      closed = true;
      const running = worker;
      fail(new Error("the artist has been stopped"));
      await running?.terminate();
    },
  };
}
