/**
 * Card fields that the shop's document cannot read, in the shape of Braintree's hosted fields: each field is an iframe of
 * its own origin, this client puts the frames in place, hears how they are doing, and asks for a token.
 */

import type { CardBrand } from "#domain/fields/card-brand.ts";
import { connectFrame, type FrameConnection } from "../../platform/frames/connect-frame.ts";
import { randomId } from "../../platform/store/random-id.ts";

export type HostedFieldName = "number" | "expirationDate" | "cvv";
const fieldNames: readonly HostedFieldName[] = ["number", "expirationDate", "cvv"];

/** How a field is doing; never what it holds. */
export interface HostedFieldState {
  readonly field: HostedFieldName;
  readonly isEmpty: boolean;
  readonly isValid: boolean;
  /** False as soon as no further typing can make it right. */
  readonly isPotentiallyValid: boolean;
  readonly isFocused: boolean;
  /** Brand of the number so far; only on `number`. */
  readonly cardType: CardBrand | null;
  /** What the brand calls its security code and how long it is, e.g. `CID`, 4; only on `number`. */
  readonly code: { readonly name: string; readonly size: number } | null;
}

/** The looks a frame can be given: plain CSS values, no addresses. */
export type HostedFieldStyles = Partial<
  Record<
    | "color"
    | "placeholderColor"
    | "invalidColor"
    | "caretColor"
    | "fontFamily"
    | "fontSize"
    | "fontWeight"
    | "letterSpacing"
    | "padding",
    string
  >
>;

export interface HostedFieldOptions {
  /** The empty element that the frame fills. */
  readonly container: HTMLElement;
  /** Name of the field for screen readers. */
  readonly label: string;
  readonly placeholder?: string;
}

export interface HostedFieldsOptions {
  readonly fields: Readonly<Record<HostedFieldName, HostedFieldOptions>>;
  readonly styles?: HostedFieldStyles;
  onChange?(state: HostedFieldState): void;
  /** Enter was pressed in a field. */
  onSubmit?(): void;
  /** Milliseconds after which a silent frame or vault counts as failed; 15,000 by default. */
  readonly timeout?: number;
}

export interface CardToken {
  readonly nonce: string;
  readonly details: { readonly cardType: CardBrand; readonly lastFour: string };
}

export interface HostedFields {
  /** Exchanges what the fields hold for a single-use token. @throws HostedFieldsError */
  tokenize(): Promise<CardToken>;
  focus(field: HostedFieldName): void;
  clear(): void;
  /** Says an error on the field itself for screen readers; empty text takes it back. */
  setError(field: HostedFieldName, text: string): void;
  /** Takes the frames away; pending calls fail with `Unavailable`. */
  teardown(): void;
}

export type HostedFieldsFailure = "CardFieldsInvalid" | "CardFieldsExpired" | "TestCardRequired" | "Unavailable";

/** Why there are no fields, or no token; `fields` names those to correct. `message` may be shown to the shopper. */
export class HostedFieldsError extends Error {
  override readonly name = "HostedFieldsError";
  readonly code: HostedFieldsFailure;
  readonly fields: readonly HostedFieldName[];

  constructor(code: HostedFieldsFailure, message: string, fields: readonly HostedFieldName[] = []) {
    super(message);
    this.code = code;
    this.fields = fields;
  }
}

const unavailable = () => new HostedFieldsError("Unavailable", "The card fields cannot be reached. Try again in a moment.");

type ToFrame =
  | { type: "configure"; label: string; placeholder: string; styles: HostedFieldStyles }
  | { type: "focus" }
  | { type: "clear" }
  | { type: "describe"; error: string }
  | { type: "brand"; brand: CardBrand | null; label: string }
  | { type: "seal"; session: string };

type FromFrame =
  | { type: "ready" }
  | { type: "state"; state: HostedFieldState }
  | { type: "submit" }
  | { type: "sealed"; session: string; part: string }
  | { type: "sealFailed"; session: string };

interface Frame extends Pick<FrameConnection, "close"> {
  readonly element: HTMLIFrameElement;
  send(message: ToFrame): void;
}

/**
 * Puts the three frames into their containers and resolves when all of them answer.
 * Everything said to a frame goes through a port handed to that very frame, so no message of another window is ever heard.
 * @throws HostedFieldsError with `Unavailable` when a frame does not answer in time.
 */
export async function createHostedFields(options: HostedFieldsOptions): Promise<HostedFields> {
  const { fields, styles = {}, timeout = 15_000 } = options;
  const frames = new Map<HostedFieldName, Frame>();
  const sealing = new Map<string, { parts: Map<HostedFieldName, string>; finish(parts?: string[]): void }>();
  let brand: CardBrand | null = null;
  let live = true;

  const hear = (field: HostedFieldName, message: FromFrame, ready: () => void) => {
    switch (message.type) {
      case "ready":
        ready();
        break;
      case "state": {
        const { cardType, code } = message.state;
        if (field === "number" && cardType !== brand) {
          brand = cardType;
          const label = code === null || code.name === "CVV" ? fields.cvv.label : code.name;
          frames.get("cvv")?.send({ type: "brand", brand, label });
        }
        options.onChange?.({ ...message.state, field });
        break;
      }
      case "submit":
        options.onSubmit?.();
        break;
      case "sealed": {
        const waiting = sealing.get(message.session);
        waiting?.parts.set(field, message.part);
        if (waiting?.parts.size === fieldNames.length) waiting.finish([...waiting.parts.values()]);
        break;
      }
      case "sealFailed":
        sealing.get(message.session)?.finish();
        break;
    }
  };

  const open = (field: HostedFieldName) =>
    new Promise<void>((resolve, reject) => {
      const { container, label, placeholder = "" } = fields[field];
      const element = document.createElement("iframe");
      const timer = setTimeout(() => reject(unavailable()), timeout);
      element.setAttribute("sandbox", "allow-scripts");
      element.title = label;
      element.src = `/sandbox/hosted-fields/${field}`;
      element.width = "100%";
      element.height = "100%";
      element.style.border = "0";
      element.style.display = "block";
      const { say, close } = connectFrame(element, "tread-hosted-field", (message) =>
        hear(field, message as FromFrame, () => {
          clearTimeout(timer);
          say({ type: "configure", label, placeholder, styles } satisfies ToFrame);
          resolve();
        }),
      );
      frames.set(field, { element, close, send: (message) => say(message) });
      container.append(element);
    });

  const seal = () =>
    new Promise<{ session: string; parts: string[] }>((resolve, reject) => {
      const session = randomId();
      const timer = setTimeout(() => sealing.get(session)?.finish(), timeout);
      sealing.set(session, {
        parts: new Map(),
        finish: (parts) => {
          clearTimeout(timer);
          sealing.delete(session);
          if (parts === undefined) reject(unavailable());
          else resolve({ session, parts });
        },
      });
      for (const frame of frames.values()) frame.send({ type: "seal", session });
    });

  const teardown = () => {
    live = false;
    for (const { element, close } of frames.values()) {
      close();
      element.remove();
    }
    frames.clear();
    for (const waiting of [...sealing.values()]) waiting.finish();
  };

  try {
    const opened: Promise<void>[] = [];
    for (const field of fieldNames) {
      // A browser takes long to make a frame, so that three of them at once would hold up what is pressed meanwhile.
      await new Promise((resume) => setTimeout(resume));
      opened.push(open(field));
    }
    await Promise.all(opened);
  } catch (error) {
    teardown();
    throw error;
  }

  return {
    async tokenize() {
      if (!live) throw unavailable();
      return requestToken(await seal(), timeout);
    },
    focus(field) {
      frames.get(field)?.element.focus();
      frames.get(field)?.send({ type: "focus" });
    },
    clear() {
      for (const frame of frames.values()) frame.send({ type: "clear" });
    },
    setError(field, text) {
      frames.get(field)?.send({ type: "describe", error: text });
    },
    teardown,
  };
}

async function requestToken(sealed: { session: string; parts: string[] }, timeout: number): Promise<CardToken> {
  const response = await fetch("/sandbox/vault", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(sealed),
    signal: AbortSignal.timeout(timeout),
  }).catch(() => undefined);
  const body: unknown = await response?.json().catch(() => undefined);
  if (response?.ok) return body as CardToken;
  throw toError(body);
}

function toError(body: unknown): HostedFieldsError {
  const { code, message, issues } = (body ?? {}) as { code?: string; message?: string; issues?: { path: HostedFieldName }[] };
  if (code === "CardFieldsInvalid" || code === "CardFieldsExpired" || code === "TestCardRequired") {
    return new HostedFieldsError(code, message ?? "", issues?.map(({ path }) => path) ?? []);
  }
  return unavailable();
}
