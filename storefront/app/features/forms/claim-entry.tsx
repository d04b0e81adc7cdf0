import { Button } from "@tread/design-system/button";
import { TextField } from "@tread/design-system/field";
import { Note } from "@tread/design-system/note";
import { VoucherForm } from "@tread/design-system/voucher-row";
import { type ComponentProps, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

/** A field of a claim: what its input is called, and what the shopper reads. */
export type ClaimField = { readonly name: string; readonly label: string } & Pick<
  ComponentProps<typeof TextField>,
  "autoCapitalize" | "autoComplete" | "inputMode"
>;

/** Why a claim was not accepted: at a field, or of the whole of it. */
export interface ClaimRefusal<Part extends string> {
  readonly field?: Part;
  readonly message: string;
}

export interface ClaimEntryProps<Part extends string> {
  /** The fields by the part of the claim that they hold, in their order. */
  fields: Readonly<Record<Part, ClaimField>>;
  /** What has been typed so far. */
  draft: Readonly<Record<Part, string>>;
  onChange: (draft: Record<Part, string>) => void;
  /** What is wrong with what was typed, by part; nothing is sent while there is something. */
  problemsOf: (draft: Readonly<Record<Part, string>>) => { readonly [P in Part]?: string | null };
  /** Said above the fields as well while one of them is empty. */
  missing?: string;
  /** Sends it. Resolves with why it was refused, or null. */
  onApply: () => Promise<ClaimRefusal<Part> | null>;
  /** What the button says, and what it says meanwhile; whether that is what the page is for. */
  action: { readonly label: string; readonly busy: string; readonly main?: boolean };
  /** It has just been opened, so its first field takes focus. */
  opened?: boolean;
  /** Of the row of fields and button. The second field has room for a few digits unless it says otherwise. */
  className?: string;
}

/**
 * A number and what proves that it is the shopper's, beside the button that sends both. It is no form of its own, as it stands inside
 * others: it complains only when it is sent, never when it is passed by.
 */
export function ClaimEntry<Part extends string>({
  fields,
  draft,
  onChange,
  problemsOf,
  missing,
  onApply,
  action,
  opened = true,
  className,
}: ClaimEntryProps<Part>) {
  const parts = Object.keys(fields) as Part[];
  const inputs = useRef(new Map<Part, HTMLInputElement | null>());
  const [errors, setErrors] = useState<{ readonly [P in Part]?: string | null }>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [applying, setApplying] = useState(false);
  const underway = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what opened it is answered with the first field, once.
  useEffect(() => focus(opened ? parts[0] : undefined), []);

  function focus(part: Part | undefined): void {
    if (part) inputs.current.get(part)?.focus();
  }

  const complain = (next: typeof errors, whole: string | null) => {
    flushSync(() => {
      setErrors(next);
      setProblem(whole);
    });
    focus(parts.find((part) => next[part]) ?? parts[0]);
  };

  const apply = async () => {
    if (underway.current) return;
    const problems = problemsOf(draft);
    if (parts.some((part) => problems[part])) {
      const isMissing = missing !== undefined && parts.some((part) => draft[part].trim() === "");
      return complain(problems, isMissing ? missing : null);
    }
    underway.current = true;
    setApplying(true);
    setErrors({});
    setProblem(null);
    try {
      const refusal = await onApply();
      if (refusal?.field) complain({ [refusal.field]: refusal.message } as typeof errors, null);
      else if (refusal) complain({}, refusal.message);
    } finally {
      underway.current = false;
      setApplying(false);
    }
  };

  const onEnter = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    // It would send the form that it stands in.
    event.preventDefault();
    void apply();
  };

  return (
    <>
      {problem && (
        <Note tone="error" role="alert" style={{ marginBottom: 16 }}>
          {problem}
        </Note>
      )}
      <VoucherForm
        className={className}
        onKeyDown={onEnter}
        apply={
          <Button
            variant={action.main ? "primary" : "secondary"}
            size="lg"
            block
            loading={applying}
            loadingLabel={action.busy}
            onClick={() => void apply()}
          >
            {action.label}
          </Button>
        }
      >
        {parts.map((part) => (
          <TextField
            key={part}
            ref={(input) => {
              inputs.current.set(part, input);
            }}
            required
            {...fields[part]}
            value={draft[part]}
            onChange={(value) => onChange({ ...draft, [part]: value })}
            error={errors[part] ?? undefined}
          />
        ))}
      </VoucherForm>
    </>
  );
}
