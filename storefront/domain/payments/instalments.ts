import { instalmentConfiguration } from "../configuration/configuration.ts";
import type { CountryCode } from "../country/country.ts";
import { allocate } from "../money/allocate.ts";
import { addDays, type CalendarDate } from "../time/calendar.ts";

/** What shoppers call whoever lets them pay in instalments. */
export const instalmentProvider = "Afterpay";

/** An order that is no longer what was agreed to pay in instalments (ERRCAT-53). */
export const orderUpdatedElsewhere = "Your order was updated in another window, so check it and try again.";

/** One payment of several. */
export interface PlannedInstalment {
  /** Cents. */
  readonly amount: number;
  readonly due: CalendarDate;
}

/** Whether an order of this total may be paid in instalments: at least the country's minimum and at most its maximum (PAY-08). */
export function offersInstalments(total: number, country: CountryCode): boolean {
  const { min, max } = instalmentConfiguration.limits[country];
  return total >= min && total <= max;
}

/** The payments that an amount is split into, as near to equal as cents allow, the larger ones first. They add up to it exactly. */
export function instalmentAmounts(amount: number): readonly number[] {
  return allocate(
    amount,
    Array.from({ length: instalmentConfiguration.payments }, () => 1),
  );
}

/** What is paid when: the first payment on the day of the order, the others about every two weeks, without interest (PAY-05). */
export function instalmentPlan(amount: number, today: CalendarDate): readonly PlannedInstalment[] {
  return instalmentAmounts(amount).map((part, index) => ({
    amount: part,
    due: addDays(today, index * instalmentConfiguration.daysBetween),
  }));
}
