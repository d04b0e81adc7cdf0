import { FormRow, TextField } from "@tread/design-system/field";

const parts = [
  { part: "firstName", label: "First name", autoComplete: "given-name" },
  { part: "lastName", label: "Last name", autoComplete: "family-name" },
] as const;
type Part = (typeof parts)[number]["part"];

export interface NameFieldsProps {
  /** Ids of the two inputs. */
  ids: Readonly<Record<Part, string>>;
  value: Readonly<Record<Part, string>>;
  onChange: (part: Part, text: string) => void;
  /** The errors that may be shown. */
  errors: { readonly [P in Part]?: string | undefined };
  /** Which of them are good, and say so once they have been left. */
  valid?: Readonly<Record<Part, boolean>>;
}

/** First and last name, beside each other where there is room. */
export function NameFields({ ids, value, onChange, errors, valid }: NameFieldsProps) {
  return (
    <FormRow>
      {parts.map(({ part, label, autoComplete }) => (
        <TextField
          key={part}
          id={ids[part]}
          name={part}
          label={label}
          autoComplete={autoComplete}
          required
          value={value[part]}
          onChange={(text) => onChange(part, text)}
          error={errors[part]}
          valid={valid?.[part]}
        />
      ))}
    </FormRow>
  );
}
