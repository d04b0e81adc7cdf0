import { once } from "node:events";
import { createServer } from "node:net";

/** @throws what the system says when nothing can listen there */
export async function tryPort(port: number, host: string): Promise<void> {
  const trial = createServer().listen(port, host);
  await once(trial, "listening");
  trial.close();
  await once(trial, "close");
}
