import type { Client } from "braintree-web/client";
import { create, type HostedFieldsEvent, type HostedFieldsHostedFieldsFieldName } from "braintree-web/hosted-fields";
import { securityCodeLabel } from "#domain/fields/card-brand.ts";
import { cardBrandOf } from "#domain/payments/hosted-payments.ts";
import {
  type HostedFieldName,
  type HostedFieldStyles,
  type HostedFields,
  HostedFieldsError,
  type HostedFieldsOptions,
} from "../hosted-fields-client.ts";
import { answerWithin } from "./answer-within.ts";

const fieldNames: readonly HostedFieldName[] = ["number", "expirationDate", "cvv"];
const isOurs = (name: HostedFieldsHostedFieldsFieldName): name is HostedFieldName => fieldNames.some((each) => each === name);

/** Everything that can change how a field is doing. */
const changes = ["validityChange", "focus", "blur", "empty", "notEmpty", "cardTypeChange"] as const;

const unavailable = () => new HostedFieldsError("Unavailable", "The card fields cannot be reached. Try again in a moment.");

/** Our looks as Braintree's frames take them: style sheets of its own with a list of allowed properties. */
function stylesFor(styles: HostedFieldStyles) {
  const { color, placeholderColor, invalidColor, fontFamily, fontSize, fontWeight, letterSpacing, padding } = styles;
  const given = (rules: Readonly<Record<string, string | undefined>>) =>
    Object.fromEntries(Object.entries(rules).filter((rule): rule is [string, string] => rule[1] !== undefined));
  return {
    input: given({
      color,
      "font-family": fontFamily,
      "font-size": fontSize,
      "font-weight": fontWeight,
      "letter-spacing": letterSpacing,
      padding,
    }),
    "::placeholder": given({ color: placeholderColor }),
    "input.invalid": given({ color: invalidColor }),
  };
}

function tell({ fields, cards, emittedBy }: HostedFieldsEvent, options: HostedFieldsOptions): void {
  if (!isOurs(emittedBy)) return;
  const { isEmpty, isValid, isPotentiallyValid, isFocused } = fields[emittedBy];
  // Several cards begin with the same digits; it is known which when one is left.
  const card = emittedBy === "number" && cards.length === 1 ? cards[0] : undefined;
  const cardType = cardBrandOf(card?.type) ?? null;
  const code = card ? { name: cardType ? securityCodeLabel(cardType) : card.code.name, size: card.code.size } : null;
  options.onChange?.({ field: emittedBy, isEmpty, isValid, isPotentiallyValid, isFocused, cardType, code });
}

/** What went wrong with asking for a token, as the form can say it. */
function toError(error: unknown): HostedFieldsError {
  const { code, details } = Object(error) as {
    code?: unknown;
    details?: { invalidFieldKeys?: HostedFieldsHostedFieldsFieldName[] };
  };
  switch (code) {
    case "HOSTED_FIELDS_FIELDS_EMPTY":
      return new HostedFieldsError("CardFieldsInvalid", "Fill in your card details.", fieldNames);
    case "HOSTED_FIELDS_FIELDS_INVALID":
      return new HostedFieldsError(
        "CardFieldsInvalid",
        "Check your card details.",
        details?.invalidFieldKeys?.filter(isOurs) ?? [],
      );
    case "HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED":
      return new HostedFieldsError("CardFieldsInvalid", "Check the security code.", ["cvv"]);
    case "HOSTED_FIELDS_FAILED_TOKENIZATION":
      return new HostedFieldsError("CardFieldsInvalid", "Check your card details, or try another card.", ["number"]);
    default:
      return unavailable();
  }
}

/**
 * Card fields in Braintree's own frames, behind the shape that the sandbox's have.
 * @throws HostedFieldsError with `Unavailable` when a frame does not answer in time
 */
export async function createBraintreeFields(client: Client, options: HostedFieldsOptions): Promise<HostedFields> {
  const { fields, styles = {}, timeout = 15_000 } = options;
  const field = (name: HostedFieldName) => {
    const { container, label, placeholder } = fields[name];
    return { container, iframeTitle: label, internalLabel: label, ...(placeholder !== undefined && { placeholder }) };
  };
  const created = create({
    client,
    styles: stylesFor(styles),
    fields: { number: field("number"), expirationDate: field("expirationDate"), cvv: field("cvv") },
  });
  const frames = await answerWithin(timeout, created).catch(() => {
    // What comes too late is taken away again.
    created.then((late) => late.teardown()).catch(() => undefined);
    throw unavailable();
  });
  for (const change of changes) frames.on(change, (event) => tell(event, options));
  frames.on("inputSubmitRequest", () => options.onSubmit?.());
  const said = new Map<HostedFieldName, string>();
  const ignore = () => undefined;
  let live = true;

  return {
    async tokenize() {
      if (!live) throw unavailable();
      try {
        const { nonce, details } = await frames.tokenize();
        const cardType = cardBrandOf(details.cardType);
        if (cardType === undefined) {
          throw new HostedFieldsError(
            "CardFieldsInvalid",
            "We don't take that kind of card, so use Visa, Mastercard or American Express.",
            ["number"],
          );
        }
        return { nonce, details: { cardType, lastFour: details.lastFour } };
      } catch (error) {
        throw error instanceof HostedFieldsError ? error : toError(error);
      }
    },
    focus: (name) => void frames.focus(name).catch(ignore),
    clear() {
      for (const name of fieldNames) void frames.clear(name).catch(ignore);
    },
    setError(name, text) {
      if (!live || (said.get(name) ?? "") === text) return;
      said.set(name, text);
      frames.setMessage({ field: name, message: text });
      const attribute = { field: name, attribute: "aria-invalid" } as const;
      void (text ? frames.setAttribute({ ...attribute, value: true }) : frames.removeAttribute(attribute)).catch(ignore);
    },
    teardown() {
      live = false;
      void frames.teardown().catch(ignore);
    },
  };
}
