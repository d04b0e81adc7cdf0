import { createHash } from "node:crypto";
import { shelf } from "./shelf.ts";

/** A challenge answer as it is compared: without case, accents, spaces or punctuation. */
export function normaliseAnswer(answer: string): string {
  return answer
    .normalize("NFD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();
}

/** Hex SHA-256 of a normalised answer. */
export function hashAnswer(answer: string): string {
  return createHash("sha256").update(normaliseAnswer(answer)).digest("hex");
}

/** Hashes of the answers by style number; the answers themselves are nowhere in the shop. */
const answerHashes: Readonly<Record<number, string>> = {
  1102: "f37f3f2b0dc57a86dee4ba6ff855283bb4d2f0dea1c5bd1b708853444c2ffcec",
};

/** Hash of the answer to each product's challenge question, by product id. For the server only. */
export const challengeAnswers: ReadonlyMap<string, string> = new Map(
  shelf.flatMap((item) => {
    const answer = answerHashes[item.style.number];
    return item.style.challenge && answer ? [[item.id, answer] as const] : [];
  }),
);

/** True when the answer given for a product is the right one, or when it asks for none. */
export function isRightAnswer(productId: string, answer: string): boolean {
  const wanted = challengeAnswers.get(productId);
  return wanted === undefined || hashAnswer(answer) === wanted;
}
