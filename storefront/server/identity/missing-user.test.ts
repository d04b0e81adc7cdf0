import { Readable } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "../app.ts";
import { readConfiguration } from "../configuration.ts";
import { scriptedHandlers } from "../http/scripted-handlers.fixture.ts";
import { createLogger } from "../observability/logger.ts";
import { createCognito } from "./cognito.ts";
import { openBrowser } from "./identity.fixture.ts";
import { createSessionCalls } from "./session-calls.ts";

const origin = "http://shop.test";

/** A pool that answers whatever it is asked with an error, as Cognito words one. */
const refusingPool = (name: string) => ({
  async handle() {
    return {
      response: {
        statusCode: 400,
        headers: { "content-type": "application/x-amz-json-1.1" },
        body: Readable.from([JSON.stringify({ __type: name, message: "User does not exist." })]),
      },
    };
  },
});

let app: Awaited<ReturnType<typeof createApp>>;
beforeAll(async () => {
  const pool = { region: "ap-southeast-2", userPoolId: "ap-southeast-2_shop", clientId: "shop" };
  const provider = createCognito({ ...pool, requestHandler: refusingPool("UserNotFoundException") });
  app = await createApp({
    configuration: readConfiguration({ NODE_ENV: "test", RATE_LIMITS: "off", LOG_LEVEL: "silent", PUBLIC_ORIGIN: origin }),
    logger: createLogger("silent"),
    handlers: scriptedHandlers(createSessionCalls({ provider, sessionEnds: { note: async () => undefined } })),
  });
});
afterAll(() => app.close());

test("AUTH-08 a session whose user is not in the pool any more is over, 'User not found.'", async () => {
  const browser = openBrowser({ http: app.http, origin });
  browser.cookies.set("session", "nobody.refresh-token");
  browser.cookies.set("signed_in", "1");
  const { status, body } = await browser.call("POST", "/session/refresh");
  expect([status, body.code, body.message]).toEqual([401, "NotSignedIn", "User not found."]);
  expect(browser.cookies.size).toBe(0);
});
