import { expect, test } from "vitest";
import { shoe } from "#domain/catalogue/product-document.fixture.ts";
import type { GalleryItem } from "#domain/product/product.ts";
import { productDocument } from "./catalogue.ts";
import { image } from "./content.ts";
import { galleryItem } from "./product.ts";

const picture = { src: "/pictures/osker.webp", alt: "Osker Harbour", width: 800, height: 1200 };

test("IMG-01 an image has src, alt, width and height, and is none without one of them", () => {
  expect(image.parse(picture)).toEqual(picture);
  for (const name of ["src", "alt", "width", "height"] as const)
    expect(image.safeParse({ ...picture, [name]: undefined }).success, name).toBe(false);
  expect(image.safeParse({ ...picture, width: "800" }).success).toBe(false);
});

test("IMG-02 a gallery item is an image with its words, or a video with its thumbnail", () => {
  const still = { type: "IMAGE", src: "/pictures/osker.webp", alt: "Osker Harbour" };
  const film = { type: "VIDEO", src: "/films/osker.mp4", thumbnail: "/pictures/osker.webp" };
  expect(galleryItem.parse(still)).toEqual(still);
  expect(galleryItem.parse(film)).toEqual(film);
  expect(galleryItem.safeParse({ ...still, alt: undefined }).success).toBe(false);
  expect(galleryItem.safeParse({ ...still, src: undefined }).success).toBe(false);
  expect(galleryItem.safeParse({ ...film, thumbnail: undefined }).success).toBe(false);
  expect(galleryItem.safeParse({ ...still, type: "AUDIO" }).success).toBe(false);
});

test("a product's films are the shop's own, which alone its pages may play, and stand beside a picture", () => {
  const film = { type: "VIDEO", src: "/films/court-low.mp4", thumbnail: "/104201-front.jpg" } as const;
  const problems = (...pictures: GalleryItem[]) =>
    productDocument
      .safeParse(shoe({ style: "1042", pictures }))
      .error?.issues.map(({ path, message }) => [path.join("."), message]);
  const pictures = shoe().pictures;
  expect(problems(film, ...pictures)).toBeUndefined();
  expect(problems({ ...film, src: "/films/court-low.webm", captions: "/films/court-low.vtt" }, ...pictures)).toBeUndefined();
  for (const src of ["https://films.example/a.mp4", "//films.example/a.mp4", "/films/../a.mp4", "/films/a.gif"])
    expect(problems({ ...film, src }, ...pictures), src).toEqual([
      ["pictures.0.src", "must be a film of the shop's own, such as /films/court-low.webm"],
    ]);
  expect(problems({ ...film, captions: "https://films.example/a.vtt" }, ...pictures)).toEqual([
    ["pictures.0.captions", "must be captions of the shop's own, such as /films/court-low.vtt"],
  ]);
  expect(problems(film)).toEqual([["pictures", "needs a picture besides its films"]]);
});
