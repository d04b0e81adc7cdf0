import { meanOf, measureRelevance } from "../relevance/measure-relevance.ts";
import type { Figure } from "./figure.ts";

/** How good the first ten answers to the judged queries are, and how many queries find nothing. */
export async function measureSearchRelevance(): Promise<Figure[]> {
  const measured = await measureRelevance();
  const weakest = measured.toSorted((a, b) => a.ndcg - b.ndcg).slice(0, 3);
  return [
    {
      name: `relevance, ${measured.length} judged queries: mean NDCG@10`,
      value: meanOf(measured),
      unit: "",
      note: `weakest: ${weakest.map(({ query, ndcg }) => `${query} ${ndcg.toFixed(2)}`).join(", ")}`,
    },
    {
      name: "relevance, queries that find nothing",
      value: measured.filter(({ found }) => found === 0).length,
      unit: "",
      target: { atMost: 0 },
    },
  ];
}
