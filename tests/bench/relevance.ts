import { meanOf, measureRelevance } from "../relevance/measure-relevance.ts";
import type { Figure } from "./figure.ts";

/** How good the first ten answers to the judged queries are, and how many queries find nothing. */
export async function measureSearchRelevance(): Promise<Figure[]> {
  const measured = await measureRelevance();
  const halves = (["judged", "held out"] as const).map((half): Figure => {
    const some = measured.filter((one) => one.half === half);
    const weakest = some.toSorted((a, b) => a.ndcg - b.ndcg).slice(0, 3);
    return {
      name: `relevance, ${some.length} queries, ${half}: mean NDCG@10`,
      value: meanOf(measured, half),
      unit: "",
      note: `weakest: ${weakest.map(({ query, ndcg }) => `${query} ${ndcg.toFixed(2)}`).join(", ")}`,
    };
  });
  return [
    ...halves,
    {
      name: "relevance, queries that find nothing",
      value: measured.filter(({ found }) => found === 0).length,
      unit: "",
      target: { atMost: 0 },
    },
  ];
}
