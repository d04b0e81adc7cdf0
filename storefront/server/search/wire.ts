import type { z } from "zod";
import type { searchHit, searchRequest } from "#contract/search.ts";

export type SearchHit = z.output<typeof searchHit>;
export type SearchRequest = z.output<typeof searchRequest>;
