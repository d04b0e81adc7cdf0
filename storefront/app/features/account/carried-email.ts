let carried = "";

/** Remembers, while this document is open, the address that was typed into a form, for the form that the shopper goes on to. */
export function carryEmail(email: string): void {
  carried = email;
}

/** The address that the shopper comes with; empty when they have typed none. */
export const carriedEmail = (): string => carried;
