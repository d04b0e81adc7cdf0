import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { fileURLToPath } from "node:url";
import { calls } from "@tread/storefront/contract/calls.ts";
import { type App, createApp } from "@tread/storefront/server/app.ts";
import { readConfiguration } from "@tread/storefront/server/configuration.ts";
import { httpError } from "@tread/storefront/server/http/to-api-error.ts";
import { createLogger } from "@tread/storefront/server/observability/logger.ts";
import { registerSandbox } from "@tread/storefront/server/sandbox/register-sandbox.ts";
import { createVault } from "@tread/storefront/server/sandbox/vault.ts";
import { documentPolicy } from "@tread/storefront/server/security/content-security-policy.ts";
import type { Handlers } from "@tread/storefront/server/service.ts";
import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { browserArguments, findTestBrowser } from "../browser/find-browser.ts";

/*
 * The card fields in a real browser, in a document with the shop's own policy and the shop's own client, and everything
 * the shop's document is sent or could read written down.
 */

/** A module of the shop as a browser reads it. */
function moduleOf(path: string): string {
  return stripTypeScriptTypes(readFileSync(fileURLToPath(import.meta.resolve(`@tread/storefront/app/${path}`)), "utf8"));
}

const vault = createVault(new Uint8Array(32).fill(6));

const payPage = `<!doctype html>
<html lang="en-NZ">
<head><meta charset="utf-8"><title>Pay</title><link rel="icon" href="data:,"></head>
<body>
<form><button type="button" id="before">Before</button>
<div style="height:48px;border:1px solid" id="number"></div><div style="height:48px;border:1px solid" id="expirationDate"></div><div style="height:48px;border:1px solid" id="cvv"></div>
<button id="pay">Pay</button></form>
<script type="module" src="/test/shop.js"></script>
</body></html>`;

const shop = `
import { createHostedFields } from "/test/client.js";
window.heard = [];
addEventListener("message", ({ data }) => window.heard.push(data));
const container = (id) => document.getElementById(id);
window.states = {};
window.submitted = 0;
window.fields = await createHostedFields({
  fields: {
    number: { container: container("number"), label: "Card number", placeholder: "0000 0000" },
    expirationDate: { container: container("expirationDate"), label: "Expiry" },
    cvv: { container: container("cvv"), label: "CVV" },
  },
  styles: { color: "rgb(1, 2, 3)", fontSize: "20px", fontFamily: "url(https://evil.example)", caretColor: "red;background:blue" },
  onChange: (state) => { window.heard.push(state); window.states[state.field] = state; },
  onSubmit: () => { window.submitted += 1; },
});
window.ready = true;
`;

let app: App;
let browser: Browser;
let page: Page;
let origin: string;
let complaints: string[];
let sentByShop: string[];

beforeAll(async () => {
  const configuration = readConfiguration({
    NODE_ENV: "test",
    HOST: "127.0.0.1",
    PORT: "0",
    LOG_LEVEL: "silent",
    RATE_LIMITS: "off",
  });
  const policy = documentPolicy({ https: false });
  app = await createApp({
    configuration,
    logger: createLogger(configuration.logLevel),
    handlers: Object.fromEntries(
      Object.keys(calls).map((name) => [
        name,
        () => {
          throw httpError("NotFound");
        },
      ]),
    ) as unknown as Handlers,
    parts: [
      (scope) => registerSandbox(scope, { vault }),
      async (scope) => {
        const client = moduleOf("features/payments/hosted-fields-client.ts");
        const needed = ["platform/frames/connect-frame.ts", "platform/store/random-id.ts"];
        scope.get("/test/pay", (_request, reply) =>
          reply.header("content-security-policy", policy([])).type("text/html; charset=utf-8").send(payPage),
        );
        scope.get("/test/client.js", (_request, reply) => reply.type("text/javascript").send(client));
        // As the client imports them, from where the client is served.
        for (const path of needed) {
          const module = moduleOf(path);
          scope.get(`/${path}`, (_request, reply) => reply.type("text/javascript").send(module));
        }
        scope.get("/test/shop.js", (_request, reply) => reply.type("text/javascript").send(shop));
      },
    ],
  });
  origin = await app.listen();
  browser = await chromium.launch({ executablePath: findTestBrowser(), args: browserArguments });
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

beforeEach(async () => {
  const context = await browser.newContext();
  page = await context.newPage();
  complaints = [];
  sentByShop = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("request", (request) => {
    if (request.frame() === page.mainFrame()) sentByShop.push(`${request.url()} ${request.postData() ?? ""}`);
  });
  await page.goto(`${origin}/test/pay`);
  await untilTrue("window.ready === true");
  return () => context.close();
});

/** Waits for an expression in the page, asked anew from outside: the page's own policy forbids what a polling `waitForFunction` evaluates. */
const untilTrue = (expression: string) => expect.poll(() => page.evaluate(expression), { timeout: 10_000 }).toBe(true);

const input = (field: string) => page.frameLocator(`#${field} iframe`).locator("input");
const tokenise = () =>
  page.evaluate(() =>
    (window as unknown as { fields: { tokenize(): Promise<unknown> } }).fields.tokenize().then(
      (token) => ({ token }),
      ({ code, fields }) => ({ code, fields }),
    ),
  ) as Promise<{ token?: { nonce: string; details: unknown }; code?: string; fields?: string[] }>;
const state = (field: string) =>
  page.evaluate((name) => (window as unknown as { states: Record<string, object> }).states[name], field);

/** Waits for the focus to be in a field: it passes from one frame's process to another's, which keys sent at once would outrun. */
const untilFocused = (field: string) =>
  expect.poll(() => input(field).evaluate((element) => element.matches(":focus") && document.hasFocus())).toBe(true);

async function fill(number: string, expiry: string, code: string): Promise<void> {
  await input("number").pressSequentially(number);
  await input("expirationDate").pressSequentially(expiry);
  await input("cvv").pressSequentially(code);
}

describe("card fields", () => {
  test("write the number in groups and the date with its stroke, and become a token", async () => {
    await fill("4111111111111111", "1230", "987");
    expect(await input("number").inputValue()).toBe("4111 1111 1111 1111");
    expect(await input("expirationDate").inputValue()).toBe("12 / 30");
    const { token } = await tokenise();
    expect(token?.details).toEqual({ cardType: "visa", lastFour: "1111" });
    expect(vault.openNonce(token?.nonce ?? "")).toMatchObject({ outcome: "success" });
    expect(complaints).toEqual([]);
  });

  test("say how they are doing and never what they hold", async () => {
    await expect
      .poll(() => state("number"))
      .toMatchObject({ isEmpty: true, isValid: false, isPotentiallyValid: true, cardType: null });
    await fill("378282246310005", "1", "1234");
    await expect
      .poll(() => state("number"))
      .toMatchObject({
        isEmpty: false,
        isValid: true,
        cardType: "amex",
        code: { name: "CID", size: 4 },
      });
    await expect.poll(() => state("expirationDate")).toMatchObject({ isValid: false, isPotentiallyValid: true });
    await expect.poll(() => state("cvv")).toMatchObject({ isValid: true, isFocused: true });
    await expect.poll(() => input("cvv").getAttribute("aria-label")).toBe("CID");
  });

  test("keep the card from the shop's document, from what it sends and from what it hears", async () => {
    await fill("4111111111111111", "1230", "987");
    await tokenise();
    const readable = await page.evaluate(() => {
      const frames = [...document.querySelectorAll("iframe")];
      return {
        documents: frames.map((frame) => frame.contentDocument === null),
        storage: JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
        html: document.documentElement.outerHTML,
        heard: JSON.stringify((window as unknown as { heard: unknown[] }).heard),
        reach: frames.map((frame) => {
          try {
            return String((frame.contentWindow as unknown as { input: unknown }).input);
          } catch (error) {
            return (error as Error).name;
          }
        }),
      };
    });
    expect(readable.documents).toEqual([true, true, true]);
    expect(readable.reach).toEqual(["SecurityError", "SecurityError", "SecurityError"]);
    for (const said of [readable.storage, readable.html, readable.heard, ...sentByShop]) {
      // Ids and sealed parts are letters and digits by chance, 987 among them.
      expect(said).not.toMatch(/4111 ?1111|12 ?\/ ?30|(?<![\w-])987(?![\w-])/);
    }
    expect(sentByShop.some((sent) => sent.includes("/sandbox/vault "))).toBe(true);
  });

  test("do nothing for a message that did not come through their port", async () => {
    await fill("4111111111111111", "1230", "987");
    const answers = await page.evaluate(async () => {
      const frame = document.querySelector<HTMLIFrameElement>("#number iframe")?.contentWindow;
      const said: unknown[] = [];
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => said.push(data);
      // A second connection, as a script that came later would try it, and nonsense of all kinds.
      frame?.postMessage({ type: "tread-hosted-field/connect" }, "*", [port2]);
      for (const nonsense of [null, 1, "seal", { type: "seal", session: "x" }, { type: "clear" }])
        frame?.postMessage(nonsense, "*");
      port1.postMessage({ type: "clear" });
      port1.postMessage({ type: "seal", session: "x" });
      // By the time the frame has sealed its field for the shop it has long read what came before.
      await (window as unknown as { fields: { tokenize(): Promise<unknown> } }).fields.tokenize();
      return said;
    });
    expect(answers).toEqual([]);
    expect(await input("number").inputValue()).toBe("4111 1111 1111 1111");
  });

  test("work too when their program runs after the frame has loaded, as modules do in WebKit", async () => {
    await page.route(/\/frame\.ts$/, (route) =>
      route.fulfill({
        contentType: "text/javascript",
        headers: { "access-control-allow-origin": "*" },
        body: `addEventListener("load", () => setTimeout(() => import("./frame.ts?late")));`,
      }),
    );
    await page.goto(`${origin}/test/pay`);
    await untilTrue("window.ready === true");
    await fill("4111111111111111", "1230", "987");
    expect(await tokenise()).toMatchObject({ token: { details: { lastFour: "1111" } } });
  });

  test("take a card as before once a frame has been loaded again", async () => {
    const named = await input("number").getAttribute("aria-label");
    await Promise.all([
      page.waitForEvent("framenavigated"),
      page
        .frames()
        .find((frame) => frame.url().endsWith("/hosted-fields/number"))
        ?.evaluate("location.reload()"),
    ]);
    await expect.poll(() => input("number").getAttribute("aria-label")).toBe(named);
    await fill("4111111111111111", "1230", "987");
    expect(await tokenise()).toMatchObject({ token: { details: { lastFour: "1111" } } });
  });

  test("do nothing in a document of another origin", async () => {
    await page.goto("about:blank");
    await page.setContent(`<iframe sandbox="allow-scripts" src="${origin}/sandbox/hosted-fields/number"></iframe>`);
    await page.waitForLoadState("networkidle");
    // `frame-ancestors 'self'` shows an error page in place of the field.
    expect(await page.frameLocator("iframe").locator("input").count()).toBe(0);
  });

  test("name the fields that are wrong, and refuse a card that may be real", async () => {
    await fill("4111111111111112", "0120", "12");
    expect(await tokenise()).toMatchObject({ code: "CardFieldsInvalid", fields: ["number", "expirationDate", "cvv"] });
    await page.evaluate("window.fields.clear()");
    await fill("4012888888881881", "1230", "123");
    expect(await tokenise()).toMatchObject({ code: "TestCardRequired" });
  });

  test("are walked through with Tab alone, both ways, and pay with Enter", async () => {
    await page.locator("#before").focus();
    for (const [field, keys] of [
      ["number", "4111111111111111"],
      ["expirationDate", "1230"],
      ["cvv", "987"],
    ] as const) {
      await page.keyboard.press("Tab");
      await untilFocused(field);
      await page.keyboard.type(keys);
    }
    expect(await input("number").inputValue()).toBe("4111 1111 1111 1111");
    expect(await input("expirationDate").inputValue()).toBe("12 / 30");
    expect(await input("cvv").inputValue()).toBe("987");
    await page.keyboard.press("Enter");
    await untilTrue("window.submitted === 1");
    await page.keyboard.press("Tab");
    await untilTrue("document.activeElement?.id === 'pay' && document.hasFocus()");
    await page.keyboard.press("Shift+Tab");
    await untilFocused("cvv");
    await untilTrue("document.activeElement?.parentElement?.id === 'cvv'");
  });

  test("are focused, described and dressed by the shop, with plain values only", async () => {
    await page.evaluate("window.fields.focus('cvv')");
    await untilFocused("cvv");
    await page.keyboard.type("12");
    expect(await input("cvv").inputValue()).toBe("12");
    await page.evaluate("window.fields.setError('cvv', 'Enter the 3 digits of the security code.')");
    await expect.poll(() => input("cvv").getAttribute("aria-invalid")).toBe("true");
    expect(await page.frameLocator("#cvv iframe").locator("#error").textContent()).toBe(
      "Enter the 3 digits of the security code.",
    );
    const style = await input("number").evaluate((element) => {
      const { color, fontSize, fontFamily, caretColor, backgroundColor } = getComputedStyle(element);
      return { color, fontSize, fontFamily, caretColor, backgroundColor };
    });
    expect(style).toMatchObject({
      color: "rgb(1, 2, 3)",
      fontSize: "20px",
      caretColor: "rgb(1, 2, 3)",
      backgroundColor: "rgba(0, 0, 0, 0)",
    });
    expect(style.fontFamily).not.toContain("evil");
  });

  test("let a digit in the middle be corrected without moving the caret away", async () => {
    await input("number").pressSequentially("4111111111111111");
    await input("number").evaluate((element: HTMLInputElement) => element.setSelectionRange(6, 6));
    await page.keyboard.press("Backspace");
    await page.keyboard.type("1");
    expect(await input("number").inputValue()).toBe("4111 1111 1111 1111");
    expect(await input("number").evaluate((element: HTMLInputElement) => element.selectionStart)).toBe(6);
    await input("expirationDate").pressSequentially("1230");
    for (let press = 0; press < 4; press += 1) await page.keyboard.press("Backspace");
    expect(await input("expirationDate").inputValue()).toBe("");
  });

  test("go away when told", async () => {
    await page.evaluate("window.fields.teardown()");
    expect(await page.locator("iframe").count()).toBe(0);
    expect(await tokenise()).toMatchObject({ code: "Unavailable" });
  });
});
