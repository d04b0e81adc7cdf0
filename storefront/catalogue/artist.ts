import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { ArtistAnswer, ArtistTask } from "./artist-process.ts";
import { isDrawn, isTransparent } from "./draw-source.ts";

/**
 * Draws the shop's pictures in a process of its own: writing a drawing takes milliseconds that pages should not wait for, and
 * memory that the server should not keep.
 */
export interface Artist {
  /** True when there is a picture at a source path. */
  knows(source: string): boolean;
  transparent(source: string): boolean;
  /** The picture as an SVG document of that width. Rejects when there is none or the artist has been stopped. */
  draw(source: string, width: number): Promise<string>;
  /** Text that changes whenever a picture does, for caches. */
  edition(): Promise<string>;
  /** Number of the process while there is one. */
  readonly processId: number | undefined;
  /** Ends the process; what is still asked for rejects. */
  close(): Promise<void>;
}

export interface ArtistOptions {
  /** Milliseconds without anything to draw after which the process ends; 15 seconds by default. */
  readonly idle?: number;
}

interface Waiting {
  resolve(text: string): void;
  reject(error: Error): void;
}

/** MiB of heap: the largest drawing takes a tenth of it. */
const heap = 192;

/** The process starts with the first drawing, and again when it has been idle or has crashed. */
export function startArtist({ idle = 15_000 }: ArtistOptions = {}): Artist {
  const waiting = new Map<number, Waiting>();
  let running: ChildProcess | undefined;
  let leaving: NodeJS.Timeout | undefined;
  let closed = false;
  let count = 0;
  let known: Promise<string> | undefined;

  function fail(error: Error): void {
    running = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  /** While a drawing is awaited this process must not end; otherwise the artist may not keep it. */
  function rest(child: ChildProcess): void {
    child.unref();
    child.channel?.unref();
    leaving = setTimeout(() => {
      running = undefined;
      if (child.connected) child.disconnect();
    }, idle).unref();
  }

  function start(): ChildProcess {
    const child = fork(fileURLToPath(new URL("./artist-process.ts", import.meta.url)), {
      execArgv: [`--max-old-space-size=${heap}`],
      // Ctrl-C reaches every process of a terminal's group; this one ends with its channel, when whoever waits has been served.
      detached: true,
    });
    child.on("message", (answer: ArtistAnswer) => {
      const asked = waiting.get(answer.id);
      waiting.delete(answer.id);
      if (waiting.size === 0) rest(child);
      if ("text" in answer) asked?.resolve(answer.text);
      else asked?.reject(new Error(answer.error));
    });
    child.on("error", (error) => running === child && fail(error));
    child.on("exit", (code, signal) => running === child && fail(new Error(`the artist left with ${signal ?? code}`)));
    return child;
  }

  function ask(task: (id: number) => ArtistTask): Promise<string> {
    if (closed) return Promise.reject(new Error("the artist has been stopped"));
    clearTimeout(leaving);
    running ??= start();
    const child = running;
    const id = count++;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      child.ref();
      child.channel?.ref();
      child.send(task(id), (error) => error && running === child && fail(error));
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
    get processId() {
      return running?.pid;
    },
    async close() {
      closed = true;
      clearTimeout(leaving);
      const child = running;
      fail(new Error("the artist has been stopped"));
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, "exit");
      child.ref();
      child.kill("SIGKILL");
      await gone;
    },
  };
}
