import { use, useEffect, useState } from "react";
import { OnCodeFailure } from "../../platform/hydration/on-demand.tsx";

type PhoneRules = typeof import("#domain/fields/phone.ts");

export interface PhoneRule {
  /** What is wrong with a number; null while the rule is on its way. */
  readonly problem: PhoneRules["phoneProblem"] | null;
  /**
   * Waits for the rule, for whoever is faster than it is: a wrong number goes no further.
   * @returns null when it cannot be had, which the shopper has been told by then
   */
  demand(): Promise<PhoneRules | null>;
}

/**
 * The rule for phone numbers brings the numbering plans of the world along, so it comes when somebody goes into the form.
 * @param wanted whether it is time
 */
export function usePhoneRule(wanted: boolean): PhoneRule {
  const [rules, setRules] = useState<PhoneRules | null>(null);
  const { tell } = use(OnCodeFailure);
  useEffect(() => {
    // One that fails to come is asked for again when it is needed.
    if (wanted) import("#domain/fields/phone.ts").then(setRules, () => undefined);
  }, [wanted]);
  return {
    problem: rules?.phoneProblem ?? null,
    async demand() {
      try {
        const known = rules ?? (await import("#domain/fields/phone.ts"));
        setRules(known);
        return known;
      } catch {
        tell();
        return null;
      }
    },
  };
}
