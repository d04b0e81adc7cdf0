import { describe, expect, test } from "vitest";
import type { CategoryReference } from "../product/product.ts";
import { categoriesByName, onlyOf } from "./categories-by-name.ts";

const category = (
  id: string,
  path: string,
  name: string,
  { above = [], shortName = name }: { above?: CategoryReference[]; shortName?: string } = {},
): CategoryReference => {
  const ancestors = above.map((one) => ({ id: one.id, name: one.shortName, path: one.path }));
  return { id, path: `/categories/${path}`, name, shortName, ancestors };
};
const knit = category("knit", "winter/knitwear", "Winter knitwear", { shortName: "Knitwear" });
const hats = category("K7", "winter/hats", "Hats & beanies", { above: [knit] });
const men = category("men", "men", "Men");
const menShoes = category("men-shoes", "men/shoes", "Men’s shoes", { above: [men], shortName: "Shoes" });
const kids = category("kids", "kids", "Kids");
const kidsShoes = category("kids-shoes", "kids/shoes", "Kids’ shoes", { above: [kids], shortName: "Shoes" });
const caps = category("caps", "caps", "帽子");
const allNamed = categoriesByName([knit, hats, men, menShoes, kids, kidsShoes, caps]);
const named = (text: string) => onlyOf(allNamed(text));

describe("a category of an owner's own", () => {
  test.each(["K7", "k7", "/categories/winter/hats", "categories/winter/hats", "winter/hats"])(
    "by its id or address: %s",
    (text) => expect(named(text)).toBe("K7"),
  );

  test.each(["Knitwear > Hats & beanies", "Winter knitwear > Hats & beanies", "knitwear/hats & Beanies"])(
    "by the names that lead to it: %s",
    (text) => expect(named(text)).toBe("K7"),
  );

  test.each([
    ["Hats & beanies", "K7"],
    ["Knitwear", "knit"],
    ["Men’s shoes", "men-shoes"],
    ["帽子", "caps"],
  ])("by its own name: %s", (text, id) => expect(named(text)).toBe(id));

  test("by no name that another one has as well, and by no end of its path", () => {
    expect(named("Shoes")).toBeUndefined();
    expect(allNamed("Shoes")).toEqual(["men-shoes", "kids-shoes"]);
    expect(named("Women > Shoes")).toBeUndefined();
    expect(named("Men > Shoes")).toBe("men-shoes");
    expect(named("Spaceships")).toBeUndefined();
    expect(named("靴")).toBeUndefined();
    expect(named(" > ")).toBeUndefined();
  });
});
