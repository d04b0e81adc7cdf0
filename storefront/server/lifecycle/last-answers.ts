import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import type { Readiness } from "./health.ts";

/** Milliseconds that a connection without a whole request still has, once the server closes, for one that is on its way. */
const lastWord = 500;

/**
 * Leaves no connection that would keep the process while the server closes. Every answer that is given then ends its connection
 * (RFC 9112 §9.6): Fastify sees to that for requests that come by then; those under way before, whose connections browsers and proxies
 * would keep for the next, would keep the process as long. A server that is about to close ends them too, since a request that is on
 * its way on a kept connection at that moment is lost. A connection on which nothing has been asked, as browsers open them ahead, is
 * not idle for Node, which would wait for it.
 */
export function endConnectionsOnClose(app: FastifyInstance, readiness: Pick<Readiness, "isStopping">): void {
  let closing = false;
  /** Requests under way on each open connection. */
  const underWay = new Map<Socket, number>();
  app.server.on("connection", (socket: Socket) => {
    underWay.set(socket, 0);
    socket.once("close", () => underWay.delete(socket));
  });
  app.server.on("request", ({ socket }, response) => {
    underWay.set(socket, (underWay.get(socket) ?? 0) + 1);
    response.once("close", () => {
      const requests = underWay.get(socket);
      if (requests !== undefined) underWay.set(socket, requests - 1);
    });
  });
  app.addHook("preClose", (done) => {
    closing = true;
    const end = () => {
      for (const [socket, requests] of underWay) if (requests === 0) socket.destroy();
    };
    setTimeout(end, lastWord).unref();
    done();
  });
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (closing || readiness.isStopping) reply.header("connection", "close");
    done();
  });
}
