import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** Who takes nothing of an answer for two minutes is gone, or means to keep its connection for ever. */
export function endSlowReaders(app: FastifyInstance, patience = 120_000): void {
  app.addHook("onSend", (_request, { raw }, _payload, done) => {
    const { socket } = raw;
    // What is injected goes over no connection.
    if (socket instanceof Socket)
      raw.setTimeout(patience, () => {
        // Where nothing waits to be taken, the answer is still being made.
        if (raw.writableLength > 0) raw.destroy();
        else socket.setTimeout(patience);
      });
    done();
  });
}
