import { beforeEach, expect, test, vi } from "vitest";
import { mapStorage } from "../checkout/checkout.fixture.ts";
import { forgetSearches, readRecentSearches, rememberSearch } from "./recent-searches.ts";

beforeEach(() => vi.stubGlobal("localStorage", mapStorage()));

test("what was searched for last is kept for the country's shop, newest first, until it is forgotten", () => {
  rememberSearch("nz", "boots");
  rememberSearch("nz", "Court low");
  rememberSearch("nz", "BOOTS");
  expect(readRecentSearches("nz")).toEqual(["BOOTS", "Court low"]);
  expect(readRecentSearches("au")).toEqual([]);
  forgetSearches("nz");
  expect(readRecentSearches("nz")).toEqual([]);
});

test.each(["", "{", "null", "7", '{"a":1}', "[1,null,{}]", '["<script>"]'])("nothing is made of %j", (text) => {
  localStorage.setItem("recent-searches:nz", text);
  expect(readRecentSearches("nz")).toEqual([]);
});
