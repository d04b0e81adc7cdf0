/** What a shopper is told about a product that asks a question before it is sold. */
export const challengeMessages = {
  /** The answer is wrong (PDP-24). */
  wrong: "That answer isn't right. Check it and try again.",
  unable: "We can't check your answer right now, so try again in a moment.",
  /** An order has it without an answer. */
  missing: "Something in your cart asks a question first, so remove it and add it again from its page.",
} as const;
