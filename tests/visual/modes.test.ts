import { expect, test } from "vitest";
import { modesOf, type PreparedStory } from "./modes.ts";

const viewport = {
  options: {
    phone: { styles: { width: "390px", height: "844px" } },
    tablet: { styles: { width: "768px", height: "1024px" } },
  },
};
const story = (visual: PreparedStory["parameters"]["visual"], globals: PreparedStory["globals"] = {}): PreparedStory => ({
  id: "shop-button--still",
  title: "Shop/Button",
  name: "Still",
  file: "./Button",
  parameters: { visual, viewport },
  globals,
});
const names = (visual: PreparedStory["parameters"]["visual"], globals?: PreparedStory["globals"]) =>
  modesOf(story(visual, globals)).map(({ name }) => name);

test("every theme is taken in every viewport", () => {
  expect(modesOf(story({ themes: ["main", "btq"], viewports: ["phone"] }))).toEqual([
    { name: "main-phone", theme: "main", width: 390, height: 844 },
    { name: "btq-phone", theme: "btq", width: 390, height: 844 },
  ]);
});

test("a story that pins a viewport or theme is taken in that one only, declared or not", () => {
  const both = { themes: ["main", "btq"], viewports: ["phone"] };
  expect(names(both, { viewport: { value: "tablet" } })).toEqual(["main-tablet", "btq-tablet"]);
  expect(names(both, { theme: "btq" })).toEqual(["btq-phone"]);
});

test("a story is left out only with a reason", () => {
  expect(names({ skip: "Draws noise." })).toEqual([]);
  expect(() => names({ skip: " " })).toThrow("has to say why");
});

test("a story without modes, or with an unknown viewport, is an error rather than no picture", () => {
  expect(() => names({ themes: [], viewports: ["phone"] })).toThrow("shop-button--still");
  expect(() => names(undefined)).toThrow("shop-button--still");
  expect(() => names({ themes: ["main"], viewports: ["watch"] })).toThrow("watch");
});
