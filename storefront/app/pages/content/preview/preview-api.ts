import type { InputOf, ResponseOf } from "#contract/calls.ts";
import { showBlocks } from "../../../features/content/content-api.ts";
import { api, request } from "../../../platform/api/api.ts";

type Answer = ResponseOf<"content.preview">;

export const previewApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The builder's blocks as a page shows them. Without blocks it says whether the token may see any. */
    preview: build.mutation<ReturnType<typeof showBlocks>, InputOf<"content.preview">["body"]>({
      query: (body) => request("content.preview", { params: undefined, query: undefined, body }),
      transformResponse: ({ blocks }: Answer) => showBlocks(blocks),
    }),
  }),
});
