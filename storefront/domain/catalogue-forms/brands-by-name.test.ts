import { expect, test } from "vitest";
import { brandsByName } from "./brands-by-name.ts";

test("a brand is found by its name, however it is capitalised, and made where there is none", () => {
  const brandNamed = brandsByName([{ id: "osker", name: "Osker" }]);
  expect(brandNamed("OSKER")).toEqual({ id: "osker", name: "Osker" });
  expect(brandNamed("Lune & Co.")).toEqual({ id: "lune-co", name: "Lune & Co." });
  expect(brandNamed("lune & co.")).toEqual({ id: "lune-co", name: "Lune & Co." });
});

test("names that a path writes alike are brands of their own, whichever comes first", () => {
  const brandNamed = brandsByName([{ id: "c", name: "C" }]);
  const [marked, sharp] = [brandNamed("C++"), brandNamed("C#")];
  expect(marked.id).toMatch(/^c-[a-z0-9]{7}$/);
  expect(new Set([brandNamed("c").id, marked.id, sharp.id]).size).toBe(3);
  expect(brandNamed("c++")).toEqual(marked);
  const inTurn = brandsByName([]);
  expect(inTurn("C++").id).toBe("c");
  expect(inTurn("C").id).toMatch(/^c-[a-z0-9]{7}$/);
});

test("one name written in several ways stays one brand, and so does one that its owner calls otherwise", () => {
  const brandNamed = brandsByName([{ id: "nike", name: "Nike New Zealand" }]);
  expect(brandNamed("Nike").id).toBe("nike");
  expect(brandNamed("Levi's").id).toBe("levis");
  expect(brandNamed("Levi’s®").id).toBe("levis");
});
