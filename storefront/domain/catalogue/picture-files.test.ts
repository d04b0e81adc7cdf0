import fc from "fast-check";
import { expect, test } from "vitest";
import { filesOfProducts } from "./picture-files.ts";

const known = new Set(["104201", "104202", "BAG1"]);
const isProduct = (id: string) => known.has(id);

test("a file is a product's by what its name begins with, or by its folder, in the order of numbers", () => {
  const files = ["104201-10.jpg", "104201.jpg", "104201-2.png", "104202/b.jpg", "104202/a.webp", "BAG1_back.avif", "BAG10.jpg"];
  expect(filesOfProducts([...files, "other/104201 top.jpg", "-1.jpg"], isProduct)).toEqual({
    products: [
      { id: "104201", files: ["104201.jpg", "104201-2.png", "104201-10.jpg", "other/104201 top.jpg"] },
      { id: "104202", files: ["104202/a.webp", "104202/b.jpg"] },
      { id: "BAG1", files: ["BAG1_back.avif"] },
    ],
    others: ["BAG10.jpg", "-1.jpg"],
  });
});

test("files that differ in their endings alone stand in the order of their names", () => {
  const files = ["104201.png", "104201.jpg", "104201-2.tar.webp", "104201-2.jpg", "104201-2.a.jpg"];
  expect(filesOfProducts(files, isProduct).products).toEqual([
    { id: "104201", files: ["104201.jpg", "104201.png", "104201-2.jpg", "104201-2.a.jpg", "104201-2.tar.webp"] },
  ]);
});

test("a product's id inside another word is not that product's", () => {
  expect(filesOfProducts(["x_104201.jpg", "104201é.jpg"], isProduct).products).toEqual([]);
});

test("every file is somewhere once, whatever it is called and in whichever order the files come", () => {
  const file = fc.oneof(
    fc.string(),
    fc.constantFrom("104201", "104202").map((id) => `${id}-1.jpg`),
    fc.stringMatching(/^1042\d\d\/\w+$/),
  );
  fc.assert(
    fc.property(fc.uniqueArray(file, { maxLength: 30 }), (files) => {
      const { products, others } = filesOfProducts(files, isProduct);
      expect([...products.flatMap((product) => product.files), ...others].toSorted()).toEqual(files.toSorted());
      expect(filesOfProducts(files.toReversed(), isProduct).products).toEqual(products);
    }),
  );
});
