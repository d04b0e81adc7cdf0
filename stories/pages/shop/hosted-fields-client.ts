import {
  type CardToken,
  type HostedFieldName,
  type HostedFieldState,
  type HostedFields,
  HostedFieldsError,
  type HostedFieldsOptions,
} from "@tread/storefront/app/features/payments/hosted-fields-client.ts";
import {
  cardBrands,
  detectCardBrand,
  securityCodeLabel,
  securityCodeLength,
} from "@tread/storefront/domain/fields/card-brand.ts";
import { cardExpiryProblem } from "@tread/storefront/domain/fields/card-expiry.ts";
import { cardNumberProblem } from "@tread/storefront/domain/fields/card-number.ts";
import { cardSecurityCodeProblem } from "@tread/storefront/domain/fields/card-security-code.ts";
import { moment } from "./moment.ts";

export type * from "@tread/storefront/app/features/payments/hosted-fields-client.ts";
export { HostedFieldsError };

/** How the vault is doing: `slow` never answers, `failing` cannot be reached, `sealing` is at a token until its fields go. */
export type VaultCondition = "normal" | "slow" | "failing" | "sealing";

let condition: VaultCondition = "normal";

/** Decides how card fields that are created from now on fare. */
export function setVault(next: VaultCondition): void {
  condition = next;
}

const fieldNames: readonly HostedFieldName[] = ["number", "expirationDate", "cvv"];

/**
 * Card fields as the vault's client makes them, with inputs of this document in place of the vault's frames. They judge a
 * card by the shop's own rules and give a token that says which card it was.
 */
export async function createHostedFields({ fields, onChange, onSubmit }: HostedFieldsOptions): Promise<HostedFields> {
  if (condition === "slow") await new Promise(() => undefined);
  const unavailable = () => new HostedFieldsError("Unavailable", "The card fields cannot be reached. Try again in a moment.");
  if (condition === "failing") throw unavailable();

  const inputs = Object.fromEntries(
    fieldNames.map((name) => {
      const { container, label, placeholder = "" } = fields[name];
      const input = document.createElement("input");
      Object.assign(input, { placeholder, inputMode: "numeric", autocomplete: "off" });
      input.setAttribute("aria-label", label);
      input.style.cssText = "width:100%;height:100%;padding:0 16px;border:0;outline:0;background:none;font:inherit;color:inherit";
      container.replaceChildren(input);
      return [name, input];
    }),
  ) as Record<HostedFieldName, HTMLInputElement>;

  const brandOf = () => detectCardBrand(inputs.number.value);
  const isValid: Record<HostedFieldName, () => boolean> = {
    number: () => cardNumberProblem(inputs.number.value) === null,
    expirationDate: () =>
      cardExpiryProblem(inputs.expirationDate.value, { now: moment.getTime(), timeZone: "Pacific/Auckland" }) === null,
    cvv: () => cardSecurityCodeProblem(inputs.cvv.value, brandOf()) === null,
  };
  const stateOf = (field: HostedFieldName): HostedFieldState => ({
    field,
    isEmpty: inputs[field].value === "",
    isValid: isValid[field](),
    isPotentiallyValid: true,
    isFocused: document.activeElement === inputs[field],
    cardType: field === "number" ? brandOf() : null,
    code: field === "number" ? { name: securityCodeLabel(brandOf()), size: securityCodeLength(brandOf()) } : null,
  });

  for (const name of fieldNames) {
    const tell = () => onChange?.(stateOf(name));
    inputs[name].addEventListener("input", tell);
    inputs[name].addEventListener("focus", tell);
    // The document's active element changes after the event.
    inputs[name].addEventListener("blur", () => queueMicrotask(tell));
    inputs[name].addEventListener("keydown", ({ key }) => key === "Enter" && onSubmit?.());
  }

  const gone = Promise.withResolvers<never>();
  gone.promise.catch(() => undefined);
  return {
    async tokenize(): Promise<CardToken> {
      if (condition === "sealing") await gone.promise;
      const wrong = fieldNames.filter((name) => !isValid[name]());
      if (wrong.length > 0) throw new HostedFieldsError("CardFieldsInvalid", "Check the card's details.", wrong);
      const lastFour = inputs.number.value.replace(/\D/g, "").slice(-4);
      return { nonce: `token-${lastFour}`, details: { cardType: brandOf() ?? cardBrands[0], lastFour } };
    },
    focus: (field) => inputs[field].focus(),
    clear() {
      for (const input of Object.values(inputs)) input.value = "";
    },
    setError: (field, text) => inputs[field].toggleAttribute("aria-invalid", text !== ""),
    teardown() {
      for (const input of Object.values(inputs)) input.remove();
      gone.reject(unavailable());
    },
  };
}
