import { useEffect, useState } from "react";

type PhoneRule = typeof import("#domain/fields/phone.ts")["phoneProblem"];

/**
 * The rule for phone numbers brings the numbering plans of the world along, so it comes when somebody goes into the form.
 * @param wanted whether it is time
 */
export function usePhoneRule(wanted: boolean): PhoneRule | null {
  const [rule, setRule] = useState<PhoneRule | null>(null);
  useEffect(() => {
    if (wanted) import("#domain/fields/phone.ts").then(({ phoneProblem }) => setRule(() => phoneProblem));
  }, [wanted]);
  return rule;
}
