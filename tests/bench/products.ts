import type { Product } from "@tread/storefront/domain/product/product.ts";

/** The first products of a listing that can be bought now, whole. @throws Error when the search does not answer */
export async function buyableProducts(origin: string, count: number): Promise<Product[]> {
  const post = async (path: string, body: unknown): Promise<unknown> => {
    const answer = await fetch(origin + path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const found: Product[] = [];
  for (let page = 0; found.length < count; page++) {
    const requests = [{ indexName: "tt_nz_products", params: { hitsPerPage: 48, page, attributesToRetrieve: ["objectID"] } }];
    const { results } = (await post("/nz/search/indexes/*/queries", { requests })) as {
      results: [{ hits: { objectID: string }[] }];
    };
    const ids = results[0].hits.map((hit) => hit.objectID);
    if (ids.length === 0) break;
    const { products } = (await post("/nz/api/products/by-ids", { ids })) as { products: (Product | null)[] };
    found.push(...products.filter((product) => product !== null).filter(isBuyable));
  }
  if (found.length < count) throw new Error(`Only ${found.length} of ${count} products can be bought.`);
  return found.slice(0, count);
}

function isBuyable(product: Product): boolean {
  return (
    product.saleMode === "normal" &&
    (product.state === "current" || product.state === "evergreen") &&
    product.functionalType === "basic" &&
    !product.soldOut &&
    !product.accountExclusive &&
    product.challengeQuestion === null &&
    product.variants.some((variant) => variant.qty > 1)
  );
}
