import { expect, test } from "vitest";
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
