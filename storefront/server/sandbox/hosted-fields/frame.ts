import { type CardBrand, detectCardBrand, securityCodeLabel, securityCodeLength } from "../../../domain/fields/card-brand.ts";
import {
  caretAfter,
  checkCode,
  checkExpiry,
  checkNumber,
  digitsOf,
  formatExpiry,
  formatNumber,
  type Validity,
} from "./field-typing.ts";
import type { FieldName, FieldState, FromFrame, StyleToken, ToFrame } from "./frame-messages.ts";

/*
 * The whole program of a card field's frame. The frame has an origin of its own (sandbox without allow-same-origin), so
 * the shop's document cannot read the field, and what is typed leaves in one direction only: to the vault.
 */

const found = document.querySelector("input");
const errorText = document.querySelector("#error");
if (found === null || errorText === null) throw new Error("The field is missing.");
const input: HTMLInputElement = found;
const error: Element = errorText;
const field = input.name as FieldName;

/** Only the document that this very server rendered may talk to the field. */
const shopOrigin = location.origin;

const styleTokens: readonly StyleToken[] = [
  "color",
  "placeholderColor",
  "invalidColor",
  "caretColor",
  "fontFamily",
  "fontSize",
  "fontWeight",
  "letterSpacing",
  "padding",
];
const plainValue = /^[\w\s#.,%()'"+-]{1,200}$/;

let port: MessagePort | undefined;
let brandOfNumber: CardBrand | null = null;
/** As its events say: in WebKit the field stays the active element of its document when another frame takes the focus. */
let isFocused = false;

const tell = (message: FromFrame) => port?.postMessage(message);

function check(): Validity {
  if (field === "number") return checkNumber(input.value);
  if (field === "expirationDate") return checkExpiry(input.value, Date.now());
  return checkCode(input.value, brandOfNumber);
}

function state(): FieldState {
  const brand = field === "number" ? detectCardBrand(digitsOf(input.value)) : null;
  return {
    field,
    isEmpty: input.value === "",
    ...check(),
    isFocused,
    cardType: brand,
    code: brand === null ? null : { name: securityCodeLabel(brand), size: securityCodeLength(brand) },
  };
}

function report(): void {
  const current = state();
  input.toggleAttribute(
    "data-invalid",
    !current.isPotentiallyValid || (!current.isFocused && !current.isEmpty && !current.isValid),
  );
  tell({ type: "state", state: current });
}

/** Writes the field's own form of what was typed and leaves the caret after the digit it was after. */
function format(erasing: boolean): void {
  const typed = input.value;
  const digitsBefore = digitsOf(typed.slice(0, input.selectionStart ?? typed.length)).length;
  if (field === "cvv") {
    input.value = digitsOf(typed).slice(0, securityCodeLength(brandOfNumber));
    return;
  }
  const formatted = field === "number" ? formatNumber(typed) : formatExpiry(typed);
  const added = Math.max(0, digitsOf(formatted).length - digitsOf(typed).length);
  if (formatted === typed) return;
  const atEnd = !erasing && input.selectionStart === typed.length;
  input.value = formatted;
  const caret = atEnd ? formatted.length : caretAfter(formatted, digitsBefore + added);
  input.setSelectionRange(caret, caret);
}

async function seal(session: string): Promise<void> {
  try {
    const response = await fetch("/sandbox/vault/parts", {
      method: "POST",
      credentials: "omit",
      referrerPolicy: "no-referrer",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ session, field, value: input.value }),
    });
    if (!response.ok) throw new Error(`The vault answered ${response.status}.`);
    const { part } = (await response.json()) as { part: string };
    tell({ type: "sealed", session, part });
  } catch {
    tell({ type: "sealFailed", session });
  }
}

function obey(message: ToFrame): void {
  switch (message.type) {
    case "configure":
      input.setAttribute("aria-label", message.label);
      input.placeholder = message.placeholder;
      for (const token of styleTokens) {
        const value = message.styles[token];
        if (typeof value !== "string" || !plainValue.test(value) || /url|expression/i.test(value)) continue;
        document.documentElement.style.setProperty(`--${token}`, value);
      }
      break;
    case "focus":
      input.focus();
      break;
    case "clear":
      input.value = "";
      report();
      break;
    case "describe":
      error.textContent = message.error;
      input.setAttribute("aria-invalid", String(message.error !== ""));
      break;
    case "brand":
      brandOfNumber = message.brand;
      input.setAttribute("aria-label", message.label);
      report();
      break;
    case "seal":
      void seal(message.session);
      break;
  }
}

addEventListener("message", (event) => {
  if (event.source !== parent || event.origin !== shopOrigin || port !== undefined) return;
  if ((event.data as { type?: unknown } | null)?.type !== "tread-hosted-field/connect") return;
  port = event.ports[0];
  if (port === undefined) return;
  port.onmessage = (message: MessageEvent<ToFrame>) => obey(message.data);
  tell({ type: "ready" });
  report();
});

input.addEventListener("input", (event) => {
  format((event as InputEvent).inputType?.startsWith("delete") ?? false);
  report();
});
for (const sign of ["focus", "blur"] as const) {
  input.addEventListener(sign, () => {
    isFocused = sign === "focus";
    report();
  });
}
input.addEventListener("keydown", (event) => {
  if (event.key === "Enter") tell({ type: "submit" });
});

parent.postMessage({ type: "tread-hosted-field/listening" }, shopOrigin);
