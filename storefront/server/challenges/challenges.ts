import type { CountryCode } from "#domain/country/country.ts";
import { isRightAnswer, normaliseChallengeAnswer } from "#domain/fields/challenge-answer.ts";
import { challengeMessages } from "#domain/product/challenge-messages.ts";
import type { Product } from "#domain/product/product.ts";
import { ApiError } from "../api-error.ts";
import { type Guesses, unlimitedGuesses } from "../security/guesses.ts";
import { networkOf } from "../security/network-of.ts";
import type { Service } from "../service.ts";

/** Different answers that one address of the network may try on a product. */
const answersAnAddress = 10;

type Asking = Pick<Product, "id" | "challengeQuestion">;

/** The questions that some products ask before they are sold. */
export interface Challenges {
  /**
   * Lets an answer through that is right, or that nobody asked for.
   * @throws ApiError 422 `ChallengeFailed`; 429 `TooManyRequests` after too many different answers
   */
  verify(product: Asking, answer: string, clientAddress: string): Promise<void>;
  /**
   * Lets an order through whose every line brings the right answer, where its product asks for one. A cart's line keeps the answer
   * that it was added with, so an order proves anew what adding has shown, whoever sends it.
   * @throws ApiError as `verify` does
   */
  requireAnswers(
    lines: readonly { readonly product: Asking; readonly challengeAnswer?: string | undefined }[],
    clientAddress: string,
  ): Promise<void>;
}

export interface ChallengesOptions {
  /** The right answers to a product's question. */
  readonly answers: (productId: string) => readonly string[];
  /** Counts what is tried; without it that is not limited. */
  readonly guesses?: Guesses;
}

/** Judges answers by those that a product's document holds, which no browser is told. */
export function createChallenges({ answers, guesses = unlimitedGuesses }: ChallengesOptions): Challenges {
  const failed = (product: Asking, message: string) =>
    new ApiError(422, "ChallengeFailed", message, { details: { productId: product.id } });
  const challenges: Challenges = {
    async verify(product, answer, clientAddress) {
      if (product.challengeQuestion === null) return;
      const guess = normaliseChallengeAnswer(answer).toLowerCase();
      const target = `challenge ${product.id} of ${networkOf(clientAddress)}`;
      await guesses.note([{ target, guess, most: answersAnAddress }]);
      if (!isRightAnswer(answers(product.id), answer)) throw failed(product, challengeMessages.wrong);
    },
    async requireAnswers(lines, clientAddress) {
      for (const { product, challengeAnswer } of lines) {
        if (product.challengeQuestion === null) continue;
        if (challengeAnswer === undefined) throw failed(product, challengeMessages.missing);
        await challenges.verify(product, challengeAnswer, clientAddress);
      }
    },
  };
  return challenges;
}

/** Answers to challenge questions, over the wire. */
export function createChallengeService(
  challenges: Challenges,
  productById: (country: CountryCode, id: string) => Product | undefined,
): Service<"products.verifyChallenge"> {
  return {
    "products.verifyChallenge": async ({ body }, { country, clientAddress }) => {
      const product = productById(country, body.productId);
      if (!product) throw new ApiError(422, "ProductNotFound", "We don't sell this any more.");
      await challenges.verify(product, body.answer, clientAddress);
      return { verified: true };
    },
  };
}
