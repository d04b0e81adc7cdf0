import { createHostedFields, type HostedFieldName, type HostedFieldState, HostedFieldsError } from "../hosted-fields-client.ts";

interface FieldOptions {
  readonly container: HTMLElement;
  readonly internalLabel: string;
  readonly placeholder?: string;
}

/** What Braintree tells of a field that changes. */
interface FieldEvent {
  readonly emittedBy: HostedFieldName;
  readonly cards: readonly { readonly type: string; readonly code: HostedFieldState["code"] }[];
  readonly fields: Readonly<Record<string, Partial<HostedFieldState>>>;
}

/** Braintree's words for what is wrong with the fields. */
function refusal(error: unknown): unknown {
  if (!(error instanceof HostedFieldsError)) return error;
  return { code: "HOSTED_FIELDS_FIELDS_INVALID", details: { invalidFieldKeys: error.fields } };
}

function eventOf({ field, cardType, code, ...how }: HostedFieldState): FieldEvent {
  const cards = cardType && code ? [{ type: cardType === "amex" ? "american-express" : cardType, code }] : [];
  return { emittedBy: field, cards, fields: { [field]: how } };
}

/** Braintree's hosted fields by the calls that the shop makes, with inputs of this document in the place of its frames. */
export async function create({ fields }: { readonly fields: Readonly<Record<HostedFieldName, FieldOptions>> }) {
  const listeners = new Map<string, (event: FieldEvent | undefined) => void>();
  const field = ({ container, internalLabel, placeholder }: FieldOptions) => ({ container, label: internalLabel, placeholder });
  const own = await createHostedFields({
    fields: { number: field(fields.number), expirationDate: field(fields.expirationDate), cvv: field(fields.cvv) },
    onChange: (state) => listeners.get("validityChange")?.(eventOf(state)),
    onSubmit: () => listeners.get("inputSubmitRequest")?.(undefined),
  });
  const done = async () => undefined;
  return {
    on: (event: string, listener: (event: FieldEvent | undefined) => void) => void listeners.set(event, listener),
    async tokenize() {
      const { nonce, details } = await own.tokenize().catch((error: unknown) => Promise.reject(refusal(error)));
      return { nonce: `braintree-${nonce}`, details };
    },
    focus: async (name: HostedFieldName) => own.focus(name),
    clear: async () => own.clear(),
    setMessage: ({ field: name, message }: { field: HostedFieldName; message: string }) => own.setError(name, message),
    setAttribute: done,
    removeAttribute: done,
    teardown: async () => own.teardown(),
  };
}
