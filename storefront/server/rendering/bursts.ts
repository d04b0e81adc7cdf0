/** What came within one turn of the event loop. The last burst may be empty. */
export interface Burst {
  readonly part: Buffer;
  readonly last: boolean;
}

/** Bytes after which a burst ends even though more is there, so that a source that never pauses cannot fill the memory. */
const largestBurst = 256 * 1024;

/**
 * Reads a page's stream in bursts: everything that comes within one turn of the event loop is one buffer. A renderer writes
 * a finished shell as dozens of small chunks at once; what it writes later, when data arrives, is a burst of its own.
 * Cancels the stream when its reader stops early.
 */
export async function* bursts(stream: ReadableStream<Uint8Array>): AsyncGenerator<Burst, void, void> {
  const reader = stream.getReader();
  let finished = false;
  try {
    let pending = reader.read();
    while (!finished) {
      const parts: Uint8Array[] = [];
      let length = 0;
      let next: ReadableStreamReadResult<Uint8Array> | undefined = await pending;
      const turn = new Promise<undefined>((resolve) => setImmediate(resolve, undefined));
      while (next && !next.done) {
        parts.push(next.value);
        length += next.value.length;
        pending = reader.read();
        if (length >= largestBurst) break;
        next = await Promise.race([pending, turn]);
      }
      finished = next?.done === true;
      yield { part: Buffer.concat(parts), last: finished };
    }
  } finally {
    if (!finished) await reader.cancel().catch(() => undefined);
    reader.releaseLock();
  }
}
