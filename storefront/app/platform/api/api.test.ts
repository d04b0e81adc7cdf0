import { expect, test } from "vitest";
import type { CallFunction } from "#contract/rendering.ts";
import { createStore } from "../../shell/create-store.ts";
import { api, request } from "./api.ts";

const probe = api.injectEndpoints({
  endpoints: (build) => ({
    probe: build.query<{ tiles: object[] }, void>({
      query: () => request("content.frame", { params: undefined, query: undefined, body: undefined }),
    }),
  }),
});

test("an answer is frozen where it begins, and nobody walks through the rest of it", async () => {
  const call = (async () => ({ tiles: [{}] })) as unknown as CallFunction;
  const { data } = await createStore({ call }).dispatch(probe.endpoints.probe.initiate());
  expect([Object.isFrozen(data), Object.isFrozen(data?.tiles)]).toEqual([true, false]);
});
