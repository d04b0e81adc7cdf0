import fc from "fast-check";
import { expect, test } from "vitest";
import { pictureAddress, pictureServices, pictureSource } from "./picture-address.ts";

test("all renditions of a picture have one source, under each service", () => {
  const source = "/media/products/104201/1.png";
  const size = fc.record({ width: fc.integer({ min: 1, max: 4000 }), blur: fc.nat(40) });
  fc.assert(
    fc.property(fc.constantFrom(...pictureServices), size, (service, wanted) => {
      const address = pictureAddress(service, source, wanted);
      expect(address.startsWith(`${service}/width=${wanted.width},`)).toBe(true);
      expect(pictureSource(address)).toBe(source);
    }),
  );
});

test.each(["/assets/a.png", "/media/products/1/side", "/pictures/width=80", "/pictures/width=80/", "/picturesque/a/b", "/"])(
  "%s is no picture's address",
  (path) => expect(pictureSource(path)).toBeNull(),
);
