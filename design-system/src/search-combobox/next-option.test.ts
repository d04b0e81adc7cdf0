import { expect, test } from "vitest";
import { nextOption } from "./next-option.ts";

const walk = (step: 1 | -1, count: number, presses: number) => {
  const places = [-1];
  for (let press = 0; press < presses; press++) places.push(nextOption(places.at(-1) as number, step, count));
  return places;
};

test("SEARCH-17 SEARCH-18 arrows go through all options, then to none, then round again", () => {
  expect(walk(1, 3, 5)).toEqual([-1, 0, 1, 2, -1, 0]);
  expect(walk(-1, 3, 5)).toEqual([-1, 2, 1, 0, -1, 2]);
});

test("without options there is nowhere to go", () => {
  expect(walk(1, 0, 2)).toEqual([-1, -1, -1]);
  expect(walk(-1, 0, 2)).toEqual([-1, -1, -1]);
});
