import type { FastifyInstance } from "fastify";

/**
 * Has every answer that is given while the server closes end its connection (RFC 9112 §9.6). Fastify sees to that for requests that
 * come by then; those under way before, whose connections browsers and proxies would keep for the next, would keep the process as long.
 */
export function endConnectionsOnClose(app: FastifyInstance): void {
  let closing = false;
  app.addHook("preClose", (done) => {
    closing = true;
    done();
  });
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (closing) reply.header("connection", "close");
    done();
  });
}
