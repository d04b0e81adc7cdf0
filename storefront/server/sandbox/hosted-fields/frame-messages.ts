/** What the shop's document and a field's frame say to each other over the port that the shop hands in. Types only. */

import type { CardBrand } from "../../../domain/fields/card-brand.ts";

export type FieldName = "number" | "expirationDate" | "cvv";

/** Looks a frame may be given; each value is checked before use. Lengths in CSS units, colours as CSS colours. */
export type StyleToken =
  | "color"
  | "placeholderColor"
  | "invalidColor"
  | "caretColor"
  | "fontFamily"
  | "fontSize"
  | "fontWeight"
  | "letterSpacing"
  | "padding";

export interface FieldState {
  readonly field: FieldName;
  readonly isEmpty: boolean;
  readonly isValid: boolean;
  readonly isPotentiallyValid: boolean;
  readonly isFocused: boolean;
  /** Brand of the number so far, from the number field only; null elsewhere and while unknown. */
  readonly cardType: CardBrand | null;
  /** What that brand calls its code, and how long it is. */
  readonly code: { readonly name: string; readonly size: number } | null;
}

export type ToFrame =
  | {
      readonly type: "configure";
      readonly label: string;
      readonly placeholder: string;
      readonly styles: Readonly<Partial<Record<StyleToken, string>>>;
    }
  | { readonly type: "focus" }
  | { readonly type: "clear" }
  /** Text of the error beside the field, so that a screen reader hears it on the field; empty when there is none. */
  | { readonly type: "describe"; readonly error: string }
  /** The code field's length follows the card's brand; null while that is unknown. */
  | { readonly type: "brand"; readonly brand: CardBrand | null; readonly label: string }
  /** Hand the field's value to the vault and answer with the sealed part. */
  | { readonly type: "seal"; readonly session: string };

export type FromFrame =
  | { readonly type: "ready" }
  | { readonly type: "state"; readonly state: FieldState }
  | { readonly type: "submit" }
  | { readonly type: "sealed"; readonly session: string; readonly part: string }
  | { readonly type: "sealFailed"; readonly session: string };
