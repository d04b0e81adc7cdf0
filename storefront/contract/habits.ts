import { z } from "zod";
import { defineCall } from "./call.ts";

/** Counts a search, and keeps nothing of who made it. Only who may be measured tells of one. */
export const searchesNote = defineCall({
  name: "searches.note",
  summary: "Counts a search that found something.",
  method: "POST",
  path: "/searches",
  rateLimit: 30,
  body: z.strictObject({ text: z.string().max(512) }),
  response: z.object({}),
});

export const searchesPopular = defineCall({
  name: "searches.popular",
  summary: "What is searched for most, by enough people that it tells of none of them.",
  method: "GET",
  path: "/searches/popular",
  response: z.object({ searches: z.array(z.string()) }),
  cacheControl: "public, max-age=300, stale-while-revalidate=3600",
});

export const productsRelated = defineCall({
  name: "products.related",
  summary:
    "Products that are bought and looked at together with one, or are taken instead, the best first; none where too little is known.",
  method: "GET",
  path: "/products/:id/related",
  params: z.object({ id: z.string().max(64) }),
  query: z.object({ relation: z.enum(["boughtTogether", "alternatives"]) }),
  response: z.object({ ids: z.array(z.string()) }),
  cacheControl: "public, max-age=300, stale-while-revalidate=3600",
});
