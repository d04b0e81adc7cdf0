import { beforeEach, expect, test, vi } from "vitest";
import { mapStorage } from "../checkout/checkout.fixture.ts";
import { readViewed, rememberViewed } from "./recently-viewed.ts";

beforeEach(() => {
  vi.stubGlobal("localStorage", mapStorage());
});

test("PDP-10 the last twelve products that this browser looked at are kept in it, newest first, each once and by country", () => {
  for (let id = 1; id <= 14; id++) rememberViewed("nz", String(id));
  rememberViewed("nz", "5");
  expect(readViewed("nz")).toEqual(["5", "14", "13", "12", "11", "10", "9", "8", "7", "6", "4", "3"]);
  expect(JSON.parse(localStorage.getItem("recently-viewed:nz") ?? "")).toHaveLength(12);
  expect(readViewed("au")).toEqual([]);
});

test.each(["{broken", "null", '{"0":"1"}', "[1,null]"])("what is kept there and is no list of ids is passed over: %s", (text) => {
  localStorage.setItem("recently-viewed:nz", text);
  expect(readViewed("nz")).toEqual([]);
});
