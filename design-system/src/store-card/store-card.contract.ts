/** `card`: framed, for one store or a grid of them. `row`: ruled off, for a list beside a map. */
export const storeCardLooks = ["card", "row"] as const;
export type StoreCardLook = (typeof storeCardLooks)[number];

/** Whether somebody can walk in now, in words. */
export interface OpenState {
  /** Decides the colour. */
  open: boolean;
  /** 'Open until 6 pm', 'Closed. Opens 9 am tomorrow'. */
  text: string;
}

/** Hours that several days share. */
export interface StoreHours {
  /** 'Thu, Fri'. */
  days: string;
  /** '9 am to 8 pm', 'Closed'. */
  times: string;
  /** Today is among the days. */
  today?: boolean;
}

/** What the store holds of an order. */
export interface StoreStock {
  /** Decides the colour; a store without is no choice. */
  inStock: boolean;
  /** 'Everything in stock, ready in an hour', 'Pace One not in stock'. */
  text: string;
}
