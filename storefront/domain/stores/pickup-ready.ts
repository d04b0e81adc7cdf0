import { shortDate } from "../checkout/delivery-promise.ts";
import { addDays, type CalendarDate, calendarIn } from "../time/calendar.ts";
import { lookAhead, type OpenStore, openingOn, timeOfDay } from "./opening-hours.ts";

/** Minutes that a store takes to get an order ready while it is open. */
const preparing = 60;

/** Orders are promised for a quarter of an hour, since nobody comes at 10:07. */
const step = 15;

/** When an order is ready, on the store's own clock. */
export interface PickupReady {
  readonly date: CalendarDate;
  /** Minutes after midnight. */
  readonly minutes: number;
  /** The store is open, and stays so until then. */
  readonly inAnHour: boolean;
}

/**
 * When an order that is placed now can be picked up: an hour on while the store is open for longer, otherwise an hour after it
 * next opens. Null for a store that does not open.
 * @param now milliseconds since the epoch
 */
export function pickupReady(store: OpenStore, now: number): PickupReady | null {
  const { hour, minute, ...today } = calendarIn(store.timeZone, now);
  const time = 60 * hour + minute;
  for (let days = 0; days <= lookAhead; days++) {
    const date = addDays(today, days);
    const opening = openingOn(store, date);
    if (!opening) continue;
    const isOpen = days === 0 && opening.opens <= time;
    const minutes = Math.ceil(((isOpen ? time : opening.opens) + preparing) / step) * step;
    // Who comes as the door is shut has come in vain.
    if (minutes < opening.closes) return { date, minutes, inAnHour: isOpen };
  }
  return null;
}

/**
 * Whether orders are picked up at a store: not where it stays closed for longer than one can say, since nothing true could be promised.
 * @param now milliseconds since the epoch
 */
export const handsOutOrders = (store: OpenStore & { readonly clickAndCollect: boolean }, now: number): boolean =>
  store.clickAndCollect && pickupReady(store, now) !== null;

/** That moment in words that stay true however long after they are read: 'Thu 26 Nov from 10 am'. */
export const pickupReadyWords = ({ date, minutes }: PickupReady): string => `${shortDate(date)} from ${timeOfDay(minutes)}`;
