import { Writable } from "node:stream";
import { withoutPreloads } from "./without-preloads.ts";

/**
 * A web stream fed by what is written to `sink`, in one piece a turn of the event loop: the renderer writes hundreds of
 * small pieces, and handing each of them through a web stream costs more than rendering it.
 * @param onEnd called when the last byte has been written or the stream has failed
 */
export function gatheredStream(onEnd: () => void): { body: ReadableStream<Uint8Array>; sink: Writable } {
  let pieces: Buffer[] = [];
  let flushing: NodeJS.Immediate | undefined;
  let controller: ReadableStreamDefaultController<Uint8Array>;
  let open = true;
  const flush = () => {
    flushing = undefined;
    if (pieces.length === 0 || !open) return;
    controller.enqueue(new Uint8Array(withoutPreloads(Buffer.concat(pieces))));
    pieces = [];
  };
  const sink = new Writable({
    write(piece: Buffer, _encoding, done) {
      pieces.push(piece);
      flushing ??= setImmediate(flush);
      done();
    },
    final(done) {
      clearImmediate(flushing);
      flush();
      if (open) controller.close();
      open = false;
      onEnd();
      done();
    },
    destroy(error, done) {
      clearImmediate(flushing);
      if (open && error) controller.error(error);
      open = false;
      onEnd();
      done(error);
    },
  });
  const body = new ReadableStream<Uint8Array>({
    start(created) {
      controller = created;
    },
    cancel() {
      open = false;
      sink.destroy();
    },
  });
  return { body, sink };
}
