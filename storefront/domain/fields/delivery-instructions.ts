import { byteLength } from "./byte-length.ts";
import { isLongerThan } from "./character-count.ts";
import { cleanLines } from "./clean-text.ts";
import type { FieldProblem } from "./field-problem.ts";

export const deliveryInstructionsMax = 250;
export const deliveryInstructionsMaxBytes = 4 * deliveryInstructionsMax;
export type DeliveryInstructionsProblemCode = "tooLong" | "tooManyBytes";

/** Optional, at most 250 characters and 1000 bytes (FORM-29, FORM-30; FORM-12). */
export function deliveryInstructionsProblem(value: string): FieldProblem<DeliveryInstructionsProblemCode> | null {
  const text = cleanLines(value);
  if (isLongerThan(text, deliveryInstructionsMax)) return { code: "tooLong", n: deliveryInstructionsMax };
  return byteLength(text) > deliveryInstructionsMaxBytes ? { code: "tooManyBytes", n: deliveryInstructionsMaxBytes } : null;
}
