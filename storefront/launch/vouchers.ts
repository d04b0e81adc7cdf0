import { issuedVoucher, type OwnerVoucher, ownerVoucher, voucherState, voucherToIssue } from "#contract/owner-vouchers.ts";
import { readPrice, UnclearPrice } from "#domain/catalogue/read-price.ts";
import { isCountryCode } from "#domain/country/country.ts";
import { normaliseVoucherCode, voucherCodeProblem } from "#domain/fields/voucher.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import { spacedVoucherNumber } from "#domain/vouchers/voucher-number.ts";
import { askingShop, Refusal, sendChange } from "./ask-shop.ts";
import { type OwnerCommands, readWords, runCommand, sharedUsage } from "./owner-command.ts";

const usage = `Issues gift cards of the running shop, looks at them, and stops them.

  pnpm vouchers issue --country nz --amount 50 [--expires 2029-11-30]
                                       a new one, its number and PIN told this once; good for three years, or to the
                                       end of the day that is said
  pnpm vouchers show <number>          what is on it and until when; nobody is told its PIN
  pnpm vouchers suspend <number>       pays nothing more
  pnpm vouchers restore <number>       pays again, what has been suspended or locked

  --country <nz or au>  which is meant, where both countries have one of that number

${sharedUsage}`;

const { values, positionals } = readWords("vouchers", {
  country: { type: "string" },
  amount: { type: "string" },
  expires: { type: "string" },
});
const ask = askingShop(values);

/** @throws Refusal when it is no country of the shop */
function countryOf() {
  const { country } = values;
  if (country === undefined) return undefined;
  if (!isCountryCode(country)) throw new Refusal(`"${country}" is no country of the shop. Write nz or au.`);
  return country;
}

/** @throws Refusal when none is named, or one that cannot be */
function numberOf(typed: string | undefined): string {
  if (typed === undefined) throw new Refusal("Say which gift card: GIFT0000000050");
  if (voucherCodeProblem(typed) !== null)
    throw new Refusal(`"${typed}" is no number of a gift card. Write its 10 to 19 letters and digits as one word.`);
  return normaliseVoucherCode(typed);
}

/** @throws Refusal when it is none */
function centsOf(typed: string | undefined): number {
  if (typed === undefined) throw new Refusal("Say how much is on it, in dollars: --amount 50");
  try {
    return readPrice(typed);
  } catch (error) {
    throw error instanceof UnclearPrice ? new Refusal(error.message) : error;
  }
}

const stateWords: Readonly<Record<OwnerVoucher["state"], string>> = {
  active: "pays",
  suspended: "is suspended",
  locked: "is locked",
  disputed: "waits for the bank",
};

/** Makes a gift card pay, or stops it. */
async function change(typed: string | undefined, state: "active" | "suspended", done: string): Promise<void> {
  const number = numberOf(typed);
  await sendChange(ask, `/vouchers/${number}/state`, voucherState, { state, country: countryOf() });
  console.log(`${number} ${done}.`);
}

const commands: OwnerCommands = {
  issue: {
    words: 0,
    options: ["country", "amount", "expires"],
    async run() {
      const country = countryOf();
      if (country === undefined) throw new Refusal("Say where it is spent: --country nz, or au");
      const amount = centsOf(values.amount);
      const answer = await sendChange(ask, "/vouchers", voucherToIssue, { country, amount, expires: values.expires });
      const { number, pin, expires } = issuedVoucher.parse(await answer.json());
      const facts = [`Number\t${spacedVoucherNumber(number)}`, `PIN\t${pin}`];
      console.log([...facts, `${formatMoney(amount, country)}, good to the end of ${expires}`].join("\n"));
    },
  },
  show: {
    words: 1,
    options: ["country"],
    async run([typed]) {
      const number = numberOf(typed);
      const country = countryOf();
      const answer = await ask(`/vouchers/${number}${country === undefined ? "" : `?country=${country}`}`);
      const voucher = ownerVoucher.parse(await answer.json());
      const left = formatMoney(voucher.balance, voucher.country);
      const until = `${voucher.isExpired ? "expired" : "good to the end of"} ${voucher.expires}`;
      console.log([voucher.number, voucher.country, left, stateWords[voucher.state], until].join("\t"));
    },
  },
  suspend: {
    words: 1,
    options: ["country"],
    run: ([typed]) => change(typed, "suspended", "is suspended"),
  },
  restore: {
    words: 1,
    options: ["country"],
    run: ([typed]) => change(typed, "active", "pays again"),
  },
};

await runCommand(commands, { positionals, values, usage });
