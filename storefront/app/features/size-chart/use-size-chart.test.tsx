import { renderToStaticMarkup } from "react-dom/server";
import { Provider } from "react-redux";
import { describe, expect, test } from "vitest";
import type { CallFunction } from "#contract/rendering.ts";
import { createStore } from "../../shell/create-store.ts";
import { productApi } from "../product/product-api.ts";
import { useSizeChart } from "./use-size-chart.ts";

const chart = { id: "footwear-unisex", type: "sparse", name: "Footwear" };
const answers: Readonly<Record<string, unknown>> = {
  "footwear-unisex": chart,
  "footwear-adult": { redirectTarget: { id: "footwear-unisex" } },
  "before-adult": { redirectTarget: { id: "footwear-adult" } },
};

function Load({ id }: { id: string | undefined }) {
  return JSON.stringify(useSizeChart(id) ?? null);
}

/** What a page knows of the size chart with an id once the charts of `asked` have been asked for. */
async function loadOf(
  id: string | undefined,
  asked: readonly string[],
  failure = { status: 404, code: "NotFound", message: "" },
) {
  const call = async (_name: string, { params }: { params: { id: string } }) => {
    if (!(params.id in answers)) throw failure;
    return answers[params.id];
  };
  const store = createStore({ call: call as unknown as CallFunction });
  for (const each of asked) await store.dispatch(productApi.endpoints.sizeChart.initiate(each));
  const text = renderToStaticMarkup(
    <Provider store={store}>
      <Load id={id} />
    </Provider>,
  );
  return JSON.parse(text.replaceAll("&quot;", '"')) as unknown;
}

describe("the load of a size chart", () => {
  test("SIZE-08 SUCCESS has the chart, also by an id that it had before", async () => {
    expect(await loadOf("footwear-unisex", ["footwear-unisex"])).toEqual({ status: "SUCCESS", entity: chart });
    const asked = ["footwear-adult", "footwear-unisex"];
    expect(await loadOf("footwear-adult", asked)).toEqual({ status: "SUCCESS", entity: chart });
  });

  test("SIZE-08 REDIRECT is followed once, and nobody in a circle", async () => {
    const asked = ["before-adult", "footwear-adult", "footwear-unisex"];
    expect(await loadOf("before-adult", asked)).toEqual({ status: "REDIRECT", target: "footwear-unisex" });
  });

  test("SIZE-08 NOT_FOUND and ERROR differ", async () => {
    expect(await loadOf("hats", ["hats"])).toEqual({ status: "NOT_FOUND" });
    expect(await loadOf("hats", ["hats"], { status: 0, code: "Unreachable", message: "" })).toEqual({ status: "ERROR" });
  });

  test("has not ended without an id and while the answer or the chart behind it is on its way", async () => {
    expect(await loadOf(undefined, [])).toBeNull();
    expect(await loadOf("footwear-unisex", [])).toBeNull();
    expect(await loadOf("footwear-adult", ["footwear-adult"])).toBeNull();
  });
});
