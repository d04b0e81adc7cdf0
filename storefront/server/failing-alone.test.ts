import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const run = promisify(execFile);
const at = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);

/** A server as the shop's own treats what nobody caught, of which two questions are asked at a time, one answered well. */
const program = `
  import { createServer } from "node:http";
  import { tellAsker } from ${at("./failing-alone.ts")};
  import { ask, connectBraintree } from ${at("./payments/braintree/braintree-wire.ts")};
  process.on("uncaughtException", (error) => {
    if (tellAsker(error)) return;
    console.log("stopped");
    process.exit(1);
  });
  const stub = createServer((request, response) => {
    response.writeHead(200, { "content-type": "application/json" });
    response.end(request.url.endsWith("/good") ? '{"transaction":{"id":"good"}}' : "<html>Sign in to this network.</html>");
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => stub.once("listening", resolve));
  const client = connectBraintree({
    environment: new URL("http://127.0.0.1:" + stub.address().port),
    merchantId: "merchant", publicKey: "public", privateKey: "private", merchantAccounts: { NZD: "nz", AUD: "au" },
  });
  const find = (id) => ask("transaction.find", () => client.transaction.find(id)).then(({ id }) => id, ({ name }) => name);
  console.log(JSON.stringify(await Promise.all(["bad", "good", "bad"].map(find))));
  setImmediate(() => { throw new Error("ours"); });
`;

test("an answer of Braintree's that is no JSON fails the order that it is for, and not the server", async () => {
  const { stdout } = (await run(process.execPath, ["--input-type=module", "--eval", program]).catch((error) => error)) as {
    stdout: string;
  };
  expect(stdout.trim().split("\n")).toEqual(['["GatewayUnreachable","good","GatewayUnreachable"]', "stopped"]);
});
