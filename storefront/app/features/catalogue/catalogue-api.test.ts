import { describe, expect, test, vi } from "vitest";
import type { CallFunction } from "#contract/rendering.ts";
import { createStore } from "../../store/create-store.ts";
import { catalogueApi } from "./catalogue-api.ts";

const chart = { id: "footwear-unisex", type: "sparse", name: "Footwear" };
const answers: Readonly<Record<string, unknown>> = {
  "footwear-unisex": chart,
  "footwear-adult": { redirectTarget: { id: "footwear-unisex" } },
  "before-adult": { redirectTarget: { id: "footwear-adult" } },
};

/** Loads a size chart from a shop with one chart, an id that it had, and an id that this one had. */
async function load(id: string, failure = { status: 404, code: "NotFound", message: "" }) {
  const call = vi.fn(async (_name: string, { params }: { params: { id: string } }) => {
    if (!(params.id in answers)) throw failure;
    return answers[params.id];
  });
  const { dispatch } = createStore({ call: call as unknown as CallFunction });
  const { data, error } = await dispatch(catalogueApi.endpoints.sizeChart.initiate(id));
  return { data, error, asked: call.mock.calls.map(([, { params }]) => params.id) };
}

describe("a size chart", () => {
  test("SIZE-08 SUCCESS is the chart, also by an id that it had before", async () => {
    expect(await load("footwear-unisex")).toEqual({ data: chart, error: undefined, asked: ["footwear-unisex"] });
    expect(await load("footwear-adult")).toMatchObject({ data: chart, asked: ["footwear-adult", "footwear-unisex"] });
  });

  test("SIZE-08 NOT_FOUND is no chart and no failure; nobody is sent on and on", async () => {
    expect(await load("hats")).toEqual({ data: null, error: undefined, asked: ["hats"] });
    expect(await load("before-adult")).toMatchObject({ data: null, asked: ["before-adult", "footwear-adult"] });
  });

  test("SIZE-08 ERROR is the failure, so that it is asked for again", async () => {
    const failure = { status: 0, code: "Unreachable", message: "We can't reach the shop." };
    expect(await load("hats", failure)).toMatchObject({ data: undefined, error: failure });
  });
});
