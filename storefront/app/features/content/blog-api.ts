import type { ResponseOf } from "#contract/calls.ts";
import { api, request } from "../../platform/api/api.ts";

/** A page of the blog by its address: from 1, of one tag or of all. */
export interface BlogQuery {
  page: number;
  /** A tag's slug. */
  tag?: string | undefined;
}

export const blogApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A page of stories, newest first. */
    blogPosts: build.query<ResponseOf<"blog.posts">, BlogQuery>({
      query: (query) => request("blog.posts", { params: undefined, query, body: undefined }),
    }),
  }),
});

export const { useBlogPostsQuery } = blogApi;
