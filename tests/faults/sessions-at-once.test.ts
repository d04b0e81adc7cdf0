import { calls } from "@tread/storefront/contract/calls.ts";
import { expect, test } from "vitest";
import { send } from "../contract/send.ts";
import { fromOwnPage, signIn, verified } from "../contract/shopper.ts";
import { twoServers } from "./two-servers.ts";

const shop = twoServers("sessions");
const { either, buyers } = shop;

/** What keeps the session in an answer, or undefined where it keeps none. */
const sessionIn = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((line) => line.split(";", 1)[0] ?? "")
    .find((cookie) => cookie.startsWith("session=") && cookie !== "session=");

/** A shopper who has signed in at one server, and how a session is renewed at either. */
async function openSession() {
  const { origin } = either(0);
  const { cookie } = await signIn(origin, await verified(origin));
  const first = cookie.split("; ").find((each) => each.startsWith("session=")) ?? "";
  const renew = async (session: string, at = 0) => {
    const server = either(at).origin;
    const { status, headers } = await send(server, "nz", calls["session.refresh"], {
      headers: { ...fromOwnPage(server), cookie: session },
    });
    return { status, session: sessionIn(headers) ?? "" };
  };
  return { first, renew };
}

/** Has what was replaced have been replaced longer ago than it is still taken. */
const later = () => shop.books.run("update user_pool_refresh_tokens set replaced_at = replaced_at - interval '61 seconds'");

test("twenty tabs that renew one session at once on two servers are all signed in, and stay so", async () => {
  const { first, renew } = await openSession();
  const tabs = await buyers(20, (index) => renew(first, index));
  expect(tabs.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(new Set([first, ...tabs.map(({ session }) => session)]).size).toBe(21);
  const again = await buyers(20, (index) => renew(tabs[index]?.session ?? "", index + 1));
  expect(again.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect((await renew(first, 1)).status).toBe(200);
});

test("a token that is shown at both servers long after it was replaced ends the session at both", async () => {
  const { first, renew } = await openSession();
  const second = await renew(first, 0);
  const newest = await renew(second.session, 1);
  await later();
  const reused = await buyers(8, (index) => renew(first, index));
  expect(reused.map(({ status }) => status)).toEqual(Array(8).fill(401));
  for (const at of [0, 1]) expect((await renew(newest.session, at)).status).toBe(401);
});

test("who signs out at one server while the other renews the session is signed out of both", async () => {
  for (let round = 0; round < 10; round += 1) {
    const { first, renew } = await openSession();
    const { origin } = either(round);
    const [{ status }, ...renewed] = await Promise.all([
      send(origin, "nz", calls["session.delete"], { headers: { ...fromOwnPage(origin), cookie: first } }),
      ...Array.from({ length: 6 }, (_, index) => renew(first, index)),
    ]);
    expect(status).toBe(200);
    const left = renewed.filter(({ session }) => session !== "").map(({ session }) => session);
    for (const session of [first, ...left]) expect((await renew(session, round)).status).toBe(401);
  }
});
