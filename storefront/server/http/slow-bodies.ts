import type { FastifyInstance } from "fastify";

export interface BodyPace {
  /** Milliseconds. */
  readonly within: number;
  /** Bytes that come meanwhile at the least, of a body that is not whole then. */
  readonly least: number;
}

/** What a shopper sends is smaller than that, and so has five minutes to come. */
const slowest: BodyPace = { within: 300_000, least: 300_000 };

/**
 * A slow client may not hold a connection for ever, but the owner's photographs and files of products come over whatever line there is,
 * for as long as it takes. Node's own limit is one for all requests, however large they are.
 */
export function endSlowBodies(app: FastifyInstance, { within, least }: BodyPace = slowest): void {
  app.addHook("onRequest", ({ raw }, _reply, done) => {
    const { socket } = raw;
    let before = socket.bytesRead;
    let timer: NodeJS.Timeout;
    const look = () => {
      if (raw.complete) return;
      if (socket.bytesRead - before < least) {
        const error = Object.assign(new Error("The request took too long to come."), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
        app.server.emit("clientError", error, socket);
        return;
      }
      before = socket.bytesRead;
      timer = setTimeout(look, within).unref();
    };
    timer = setTimeout(look, within).unref();
    raw.once("close", () => clearTimeout(timer));
    done();
  });
}
