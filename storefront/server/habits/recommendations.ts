import type { CountryCode } from "#domain/country/country.ts";
import { ApiError } from "../api-error.ts";
import type { Service } from "../service.ts";
import { mostRecommended, type Recommender } from "./recommender.ts";

export interface RecommendationsOptions {
  /** The shop's own. */
  readonly embedded: Recommender;
  /** The hosted one that is asked first, where there is one. */
  readonly hosted: Recommender | undefined;
  /** Whether a country's shop shows a product. */
  readonly isShown: (country: CountryCode, id: string) => boolean;
  /** Told why the hosted one could not be asked: shoppers are not. */
  readonly onError: (error: unknown) => void;
}

/** The call that says what goes with a product: in the hosted recommender's order, and from the shop's own as far as that is too little. */
export function createRecommendations({
  embedded,
  hosted,
  isShown,
  onError,
}: RecommendationsOptions): Service<"products.related"> {
  return {
    "products.related": async ({ params: { id }, query: { relation } }, { country }) => {
      if (!isShown(country, id)) throw new ApiError(404, "NotFound", "We couldn't find that product.");
      const shownOf = async (recommender: Recommender) =>
        (await recommender[relation](country, id)).filter((other) => other !== id && isShown(country, other));
      const first = hosted
        ? await shownOf(hosted).catch((error: unknown) => {
            onError(error);
            return [];
          })
        : [];
      if (first.length >= mostRecommended) return { ids: first.slice(0, mostRecommended) };
      const others = await shownOf(embedded);
      return { ids: [...new Set([...first, ...others])].slice(0, mostRecommended) };
    },
  };
}
