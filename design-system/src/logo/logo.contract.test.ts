import { expect, test } from "vitest";
import { logoAreas } from "./logo.contract.ts";
import logos from "./logos.svg?raw";

test("each mark has the drawing area that its symbol has", () => {
  const areas = Object.fromEntries(
    [...logos.matchAll(/<symbol id="(\w+)" viewBox="([^"]+)"/g)].map(([, id, area]) => [id, area]),
  );
  expect(areas).toEqual(logoAreas);
});
