import { useState } from "react";

interface RefusedValue {
  readonly value: string;
  readonly message: string;
}

/** What the server refused the value of a field for. It stands at the field until another value does. */
export function useRefusedValues<Field extends string>() {
  const [refused, setRefused] = useState<Partial<Record<Field, RefusedValue>>>({});
  return {
    refuse: (field: Field, value: string, message: string) =>
      setRefused((before) => ({ ...before, [field]: { value, message } })),
    refusalOf: (field: Field, value: string): string | undefined =>
      refused[field]?.value === value ? refused[field].message : undefined,
  };
}
