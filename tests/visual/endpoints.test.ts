import { createServer, request as httpRequest, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { visualReviewEndpoints } from "../../.storybook/visual-review/endpoints.ts";
import { readReport } from "./accept.ts";
import { type Folders, pictureFile } from "./folders.ts";
import { bytesOf, ownReviewFolders, sampleReview } from "./sample-review.ts";

let folders: Folders;
let server: Server;
let origin: string;

beforeEach(async () => {
  folders = await ownReviewFolders();
  await sampleReview(folders);
  const answer = visualReviewEndpoints(folders);
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

/** Sends what a browser would not let a page send: any headers, a path as it is written. */
function send(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: string,
): Promise<{ status: number; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(`${origin}/`, { method, path, headers, agent: false }, async (response) => {
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part);
      resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts) });
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

const own = () => ({ origin, "content-type": "application/json" });
const verdicts = async () => (await readReport(folders))?.entries.map(({ verdict }) => verdict);
const untouched = ["same", "changed", "new", "vanished", "failed"];

test("the report is served, and says that it can be accepted from", async () => {
  const { status, body } = await send("GET", "/report.json");
  expect(status).toBe(200);
  expect(JSON.parse(body.toString())).toMatchObject({ canAccept: true, browser: "Chromium 1" });
});

test("pictures of every kind are served", async () => {
  for (const kind of ["accepted", "new", "difference"] as const) {
    const { status, body } = await send("GET", `/pictures/${kind}/shop-button--still/btq-phone.webp`);
    expect(status).toBe(200);
    expect(body).toEqual(await bytesOf(pictureFile(folders, kind, "shop-button--still", "btq-phone")));
  }
});

test.each([
  "/pictures/accepted/..%2F..%2Fresults/report.webp",
  "/pictures/../../../../etc/passwd",
  "/pictures/other/shop-button--still/btq-phone.webp",
  "/pictures/accepted/shop-button--still/tablet.webp",
  "/elsewhere",
])("%s is not found", async (path) => {
  expect((await send("GET", path)).status).toBe(404);
});

test("the panel's own request accepts", async () => {
  const { status, body } = await send("POST", "/accept", own(), JSON.stringify({ stories: ["shop-button--still"] }));
  expect(status).toBe(200);
  expect(JSON.parse(body.toString())).toMatchObject({ accepted: 1, report: { canAccept: true } });
  expect(await verdicts()).toEqual(["same", "same", "new", "vanished", "failed"]);
});

test.each([
  ["another site's page", () => ({ ...own(), origin: "https://elsewhere.example" }), '{"stories":"all"}', 403],
  ["a sandboxed page", () => ({ ...own(), origin: "null" }), '{"stories":"all"}', 403],
  ["a request without an origin", () => ({ "content-type": "application/json" }), '{"stories":"all"}', 403],
  ["a form", () => ({ origin, "content-type": "text/plain" }), '{"stories":"all"}', 415],
  ["something that is not JSON", own, "stories=all", 400],
  ["no list", own, '{"stories":[]}', 400],
  ["a way out of the folder", own, '{"stories":["../../x"]}', 409],
  ["too much", own, `"${"x".repeat(300_000)}"`, 413],
])("%s is refused", async (_, headers, body, expected) => {
  expect((await send("POST", "/accept", headers(), body)).status).toBe(expected);
  expect(await verdicts()).toEqual(untouched);
});

test("a link cannot accept", async () => {
  expect((await send("GET", "/accept", own())).status).toBe(405);
});
