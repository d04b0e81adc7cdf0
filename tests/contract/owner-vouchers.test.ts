import { calls } from "@tread/storefront/contract/calls.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runOwnerCommand } from "./owner-command.ts";
import { type RunningServer, startServer } from "./running-server.ts";
import { request, send } from "./send.ts";
import { smallShop } from "./small-shop.ts";

let server: RunningServer;
beforeAll(async () => {
  server = await startServer(smallShop);
});
afterAll(() => server.stop());

/** Runs `pnpm vouchers` as the owner does. */
const vouchers = (...words: string[]) =>
  runOwnerCommand("vouchers", { CATALOGUE_TOKEN: server.ownerToken }, ...words, "--url", server.listening);
const sentence = (code: number, said: string) => ({ code, said: expect.stringContaining(said) });

/** Issues a gift card as the owner does, and reads what is told of it. */
async function issue(...words: string[]) {
  const { said } = await vouchers("issue", ...words);
  const [, number = "", pin = ""] = /^Number\t(.+)\nPIN\t(\d+)\n/.exec(said) ?? [];
  return { number: number.replaceAll(" ", ""), pin, said };
}

/** What its holder is told of a gift card. */
const asked = (country: "nz" | "au", { number, pin }: { number: string; pin: string }) =>
  send(server.origin, country, calls["vouchers.balance"], { params: { code: number }, query: [["pin", pin]] });

test("a gift card that the owner issues is good where it was issued, to the end of the day that was said, and nowhere else", async () => {
  const card = await issue("--country", "nz", "--amount", "49.50", "--expires", "2036-11-30");
  expect(card.said).toContain("$49.50, good to the end of 2036-11-30");
  const { json } = await asked("nz", card);
  expect(json).toEqual({
    expires: Date.UTC(2036, 10, 30, 10, 59, 59) / 1000,
    isExpired: false,
    isFullyRedeemed: false,
    amountRemaining: 4_950,
  });
  expect((await asked("au", card)).json).toMatchObject({ code: "VoucherInvalid" });
  const other = await issue("--country", "nz", "--amount", "50");
  expect(other.number).not.toBe(card.number);
  const { expires } = calls["vouchers.balance"].response.parse((await asked("nz", other)).json);
  expect(expires * 1000 - Date.now()).toBeGreaterThan(3 * 365 * 86_400_000);
});

test("the owner sees what is on a gift card without its PIN, and stops it until it is restored", async () => {
  const card = await issue("--country", "au", "--amount", "20", "--expires", "2036-11-30");
  const { code, said } = await vouchers("show", card.number.toLowerCase());
  expect([code, said.trim()]).toEqual([0, `${card.number}\tau\t$20.00\tpays\tgood to the end of 2036-11-30`]);
  expect(await vouchers("suspend", card.number)).toEqual(sentence(0, `${card.number} is suspended.`));
  expect((await asked("au", card)).json).toMatchObject({ code: "VoucherSuspended" });
  expect(await vouchers("suspend", card.number)).toEqual(sentence(1, `${card.number} is suspended already.`));
  expect((await vouchers("show", card.number)).said).toContain("is suspended");
  expect(await vouchers("restore", card.number)).toEqual(sentence(0, `${card.number} pays again.`));
  expect((await asked("au", card)).json).toMatchObject({ amountRemaining: 2_000 });
});

test("a gift card that both countries have is not suspended in one of them by chance", async () => {
  expect(await vouchers("suspend", "GIFT0000000050")).toEqual(
    sentence(1, "Both countries have a gift card GIFT0000000050. Say which is meant. Nothing was changed."),
  );
  expect(await vouchers("suspend", "GIFT0000000050", "--country", "au")).toEqual(sentence(0, "GIFT0000000050 is suspended."));
  const demo = { number: "GIFT0000000050", pin: "1234" };
  expect((await asked("au", demo)).json).toMatchObject({ code: "VoucherSuspended" });
  expect((await asked("nz", demo)).json).toMatchObject({ amountRemaining: 5_000 });
});

test("what cannot be issued is refused with the reason", async () => {
  for (const [words, why] of [
    [["issue", "--amount", "50"], "Say where it is spent: --country nz, or au"],
    [["issue", "--country", "fj", "--amount", "50"], `"fj" is no country of the shop. Write nz or au.`],
    [["issue", "--country", "nz"], "Say how much is on it, in dollars: --amount 50"],
    [["issue", "--country", "nz", "--amount", "1,000"], `"1,000" is not a price.`],
    [["issue", "--country", "nz", "--amount", "0"], "amount: is nothing to put on a gift card."],
    [["issue", "--country", "nz", "--amount", "10000.01"], "amount: is more than a gift card holds."],
    [["issue", "--country", "nz", "--amount", "50", "--expires", "30/11/2029"], "expires: is no day, as in 2029-11-30."],
    [["issue", "--country", "nz", "--amount", "50", "--expires", "2020-01-01"], "2020-01-01 is over. Nothing was issued."],
    [["show", "GIFT9999999999"], "There is no gift card GIFT9999999999."],
    [["show", "GIFT"], `"GIFT" is no number of a gift card.`],
    [["suspend"], "Say which gift card: GIFT0000000050"],
  ] as const)
    expect([words, await vouchers(...words)]).toEqual([words, sentence(1, why)]);
});

test("nobody but the owner issues gift cards, or is told of them", async () => {
  for (const authorization of [undefined, `Bearer ${"x".repeat(43)}`]) {
    for (const [path, body] of [
      ["/vouchers", { country: "nz", amount: 5_000 }],
      ["/vouchers/GIFT0000000020", undefined],
      ["/vouchers/GIFT0000000020/state", { state: "suspended", country: "nz" }],
    ] as const) {
      const answer = await request(`${server.origin}${path}`, {
        method: body ? "POST" : "GET",
        headers: { ...(authorization !== undefined && { authorization }), "content-type": "application/json" },
        ...(body && { body: JSON.stringify(body) }),
      });
      expect([path, answer.status]).toEqual([path, 401]);
    }
  }
});
