import { algoliasearch, type RelatedModel } from "algoliasearch";
import type { CountryCode } from "#domain/country/country.ts";
import { type HostedSearch, hostedIndexName, hostsOf } from "#domain/search/hosted-search.ts";
import { searchIndexName } from "#domain/search/index-name.ts";
import { algoliaRequester } from "../algolia-requester.ts";
import { answerWithin } from "../answer-within.ts";
import { mostRecommended, type Recommender } from "./recommender.ts";

/**
 * Algolia Recommend, asked with the key that may only search. Its models are trained there, from the events that pages tell.
 * Rejects when it does not answer in time, or refuses, as for a model that is not trained yet.
 * @param patience milliseconds that it has to answer, whichever of its hosts it takes
 * @see https://www.algolia.com/doc/rest-api/recommend/get-recommendations
 */
export function createAlgoliaRecommend(hosted: HostedSearch, patience = 1_000): Recommender {
  const hosts = hostsOf(hosted);
  const client = algoliasearch(hosted.appId, hosted.searchKey).initRecommend({
    options: {
      requester: algoliaRequester,
      ...(hosts && { hosts }),
      timeouts: { connect: patience, read: patience, write: patience },
    },
  });

  async function ask(model: "bought-together" | RelatedModel, country: CountryCode, objectID: string): Promise<string[]> {
    const indexName = hostedIndexName(hosted, searchIndexName(country, "products"));
    const request = { indexName, objectID, threshold: 0, maxRecommendations: mostRecommended };
    const { results } = await client.getRecommendations({
      requests: [{ ...request, model, queryParameters: { attributesToRetrieve: ["objectID"] } }],
    });
    return (results[0]?.hits ?? []).flatMap((hit) => ("objectID" in hit ? [hit.objectID] : []));
  }

  /** The client gives each of its hosts a time, one after the other. */
  const withinPatience = <T>(answer: Promise<T>): Promise<T> =>
    answerWithin(patience, answer, () => {
      throw new Error(`Recommend did not answer within ${patience} ms.`);
    });

  return {
    boughtTogether: (country, productId) => withinPatience(ask("bought-together", country, productId)),
    alternatives: (country, productId) => withinPatience(ask("related-products", country, productId)),
  };
}
