import { expect, test } from "vitest";
import { liesInStores } from "./in-stores.ts";
import { functionalTypes, productStates, saleModes } from "./product.ts";

test("a thing lies in stores while it is sold there, and not when it is awaited, gone, or no thing at all", () => {
  const lying = productStates.flatMap((state) =>
    saleModes.flatMap((saleMode) =>
      functionalTypes.flatMap((functionalType) =>
        liesInStores({ state, saleMode, functionalType }) ? [`${state} ${saleMode} ${functionalType}`] : [],
      ),
    ),
  );
  expect(lying).toEqual([
    "current normal basic",
    "current inStoreOnly basic",
    "evergreen normal basic",
    "evergreen inStoreOnly basic",
  ]);
});
