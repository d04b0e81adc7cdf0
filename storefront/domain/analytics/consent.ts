/** What a shopper has said of being measured; null while nobody has asked or answered. */
export type ConsentAnswer = "granted" | "refused" | null;

export interface ConsentSituation {
  /** The shop asks before it measures. Where it does not, going on shopping is enough until somebody refuses. */
  readonly asked: boolean;
  readonly answer: ConsentAnswer;
  /** The browser's own signal (Global Privacy Control), which refuses for its owner. */
  readonly privacyControl: boolean;
}

/** Whether a visit may be measured. An answer to the shop itself outranks what the browser says of all sites. */
export function mayMeasure({ asked, answer, privacyControl }: ConsentSituation): boolean {
  if (answer !== null) return answer === "granted";
  return !asked && !privacyControl;
}
