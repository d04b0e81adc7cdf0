import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/**
 * No browser asks for anything on a connection before it has its answer, and what does so asks for a few things. Node would have all
 * that one packet asks for made at once, a thousand pages and more, and kept for as long as nobody takes them.
 * @param most requests that may wait for their answers on one connection; who sends more is let go, and nothing is made of them
 */
export function limitPipelining(app: FastifyInstance, most = 16): void {
  const waiting = new WeakMap<Socket, number>();
  app.addHook("onRequest", ({ raw: { socket } }, reply, done) => {
    const before = waiting.get(socket) ?? 0;
    if (before >= most || socket.destroyed) {
      reply.hijack();
      socket.destroy();
      return;
    }
    waiting.set(socket, before + 1);
    reply.raw.once("close", () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    done();
  });
}
