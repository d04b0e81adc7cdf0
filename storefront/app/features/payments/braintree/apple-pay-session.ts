/** What the shop uses of Safari's own Apple Pay, version 3, whose published types are those of version 2. */
export interface AppleSession {
  onvalidatemerchant: (event: { readonly validationURL: string }) => void;
  onshippingcontactselected: (event: { readonly shippingContact: AppleContact }) => void;
  onshippingmethodselected: (event: { readonly shippingMethod: { readonly identifier: string } }) => void;
  onpaymentauthorized: (event: { readonly payment: ApplePayment }) => void;
  oncancel: () => void;
  begin(): void;
  abort(): void;
  completeMerchantValidation(merchant: unknown): void;
  completeShippingContactSelection(update: AppleUpdate): void;
  completeShippingMethodSelection(update: AppleUpdate): void;
  completePayment(result: { readonly status: number; readonly errors?: readonly object[] }): void;
}

/** Until the payment is approved no more of it is told than the rough place. */
export interface AppleContact {
  readonly emailAddress?: string;
  readonly phoneNumber?: string;
  readonly givenName?: string;
  readonly familyName?: string;
  readonly addressLines?: readonly string[];
  readonly subLocality?: string;
  readonly locality?: string;
  readonly administrativeArea?: string;
  readonly postalCode?: string;
  readonly countryCode?: string;
}

export interface ApplePayment {
  readonly token: unknown;
  readonly shippingContact?: AppleContact;
}

export interface AppleTotal {
  readonly label: string;
  /** Dollars with two decimals. */
  readonly amount: string;
}

/** A way of delivery. The sheet has the first of a list chosen. */
export interface AppleDelivery extends AppleTotal {
  readonly identifier: string;
  readonly detail: string;
}

/** What changes in the sheet. Errors say what of the address is wrong, and leave the sheet open. */
export interface AppleUpdate {
  readonly newTotal: AppleTotal;
  readonly newShippingMethods?: readonly AppleDelivery[];
  readonly errors?: readonly object[];
}

interface ApplePaySessions {
  new (version: number, request: object): AppleSession;
  canMakePayments(): boolean;
  readonly STATUS_SUCCESS: number;
  readonly STATUS_FAILURE: number;
}

/** What this browser has of Apple Pay; undefined in every one but Safari. */
export function appleInterface() {
  return globalThis as {
    readonly ApplePaySession?: ApplePaySessions;
    readonly ApplePayError?: new (code: string, field: string, message: string) => object;
  };
}
