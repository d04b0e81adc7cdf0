import { expect, test } from "vitest";
import { askedAbout } from "./asked-search.ts";

test.each([
  ["What are your opening hours?", ["opening hours"]],
  ["what’s the return policy", ["return policy"]],
  ["how do I track my order", ["track order"]],
  ["do you have a size guide", ["size guide"]],
  ["Where can I find a store?", ["store"]],
  ["Can I return these shoes?", ["return these shoes", "return"]],
  ["how long does shipping take", ["long shipping take", "shipping"]],
  ["When will my order arrive?", ["order arrive", "order"]],
  ["I'd like to exchange something", ["exchange something", "exchange"]],
])("%s is a question about something", (text, about) => {
  expect(askedAbout(text)).toEqual(about);
});

test.each(["opening hours", "boots for what", "my order", "what is it", ""])("%j asks about nothing", (text) => {
  expect(askedAbout(text)).toEqual([]);
});
