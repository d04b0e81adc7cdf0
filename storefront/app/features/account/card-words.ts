import { cardBrandNames } from "#domain/fields/card-brand.ts";
import { own } from "#domain/record/own.ts";
import { calendarIn } from "#domain/time/calendar.ts";
import type { SavedCard } from "./account-api.ts";

/** PAYM-03, shown wherever a card can be saved. */
export const authorisationNote =
  "To check that it works, your bank may show a card authorisation charge of up to $1, which is then voided.";

/** What a saved card is called: 'Visa ending 4242' (PAYM-01). */
export function cardName({ brand, lastFour }: Pick<SavedCard, "brand" | "lastFour">): string {
  return `${own<string>(cardBrandNames, brand) ?? "Card"} ending ${lastFour}`;
}

/** The end of its last month as it is printed on the card: '08/28'. */
export function cardExpiry({ expiryMonth, expiryYear }: Pick<SavedCard, "expiryMonth" | "expiryYear">): string {
  return `${String(expiryMonth).padStart(2, "0")}/${String(expiryYear % 100).padStart(2, "0")}`;
}

/** Whether the card's last month is over. `now` in milliseconds since the epoch. */
export function isExpiredCard(
  { expiryMonth, expiryYear }: Pick<SavedCard, "expiryMonth" | "expiryYear">,
  now: number,
  timeZone: string,
): boolean {
  const today = calendarIn(timeZone, now);
  return expiryYear * 12 + expiryMonth < today.year * 12 + today.month;
}
