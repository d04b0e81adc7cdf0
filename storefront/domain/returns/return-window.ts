import { returnsConfiguration } from "../configuration/configuration.ts";

/** When an order was bought and when something of it arrived, in milliseconds since the epoch. */
export interface ReturnClock {
  readonly channel: "web" | "pos";
  readonly placedAt: number;
  /** Null until it is with the shopper. */
  readonly deliveredAt: number | null;
}

/**
 * The last moment at which something may be sent back, in milliseconds since the epoch (RET-04): so many days of 24 hours from its
 * delivery, or from the purchase for what was bought in a store (`pos`). Null while it is not with the shopper.
 */
export function returnDeadline({ channel, placedAt, deliveredAt }: ReturnClock): number | null {
  const from = channel === "pos" ? placedAt : deliveredAt;
  return from === null ? null : from + returnsConfiguration.windowDays * 86_400_000;
}
