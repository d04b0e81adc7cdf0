import { expect, test } from "vitest";
import { listProductOf } from "./list-product.ts";
import { plainProduct } from "./product.fixture.ts";

const pictures = [1, 2, 3, 4].map((n) => ({ type: "IMAGE" as const, src: `/p/${n}.jpg`, alt: "" }));
const film = { type: "VIDEO" as const, src: "/p/1.mp4", thumbnail: "/p/0.jpg" };

test("a tile carries nothing that only the product's own page shows", () => {
  const used = plainProduct({ condition: "used", description: "Worn twice.", onlyHere: true });
  const { id, name, price, variants } = used;
  const tile = listProductOf(used);
  expect(tile).toMatchObject({ id, name, price, variants });
  for (const own of ["condition", "description", "onlyHere", "canonicalCategory"]) expect(tile).not.toHaveProperty(own);
});

test("a tile has the first three pictures and no film", () => {
  expect(listProductOf(plainProduct({ productGallery: [film, ...pictures] })).productGallery).toEqual(pictures.slice(0, 3));
});
