import type { ProductTileProps } from "@tread/design-system/product-tile";
import { samplePicture } from "../picture/sample-picture.ts";

const picture = samplePicture(800);

/** The same drawing under another address, so that a gallery has different pictures. */
const view = (name: string) => `${picture}#${name}`;

export const courtLow = {
  productId: "104201",
  href: "/nz/products/osker/court-low-chalk",
  brand: "Osker",
  name: "Court Low",
  price: { now: "$180.00" },
  pictures: [
    { src: view("side"), alt: "Osker Court Low, Chalk / Pine", placeholder: "ece7de-c4240f" },
    { src: view("pair"), alt: "Osker Court Low, both shoes" },
    { src: view("top"), alt: "Osker Court Low from above" },
  ],
  colours: [
    { id: "104201", name: "Chalk / Pine", colour: "#f1ede4", href: "/nz/products/osker/court-low-chalk" },
    { id: "104202", name: "Harbour", colour: "#2b4a6f", href: "/nz/products/osker/court-low-harbour" },
    { id: "104203", name: "Galah", colour: "#e6a4ae", href: "/nz/products/osker/court-low-galah" },
    { id: "104204", name: "Kelp", colour: "#4a5a3a", href: "/nz/products/osker/court-low-kelp", soldOut: true },
    { id: "104205", name: "Plum", colour: "#5c1f3b", href: "/nz/products/osker/court-low-plum" },
  ],
  colour: "104201",
} satisfies ProductTileProps;

export const sizes = {
  system: "US Men",
  options: [
    { id: "104201-7", code: "7" },
    { id: "104201-7.5", code: "7.5", soldOut: true },
    { id: "104201-8", code: "8" },
    { id: "104201-9", code: "9", inCart: true },
    { id: "104201-9.5", code: "9.5", low: true },
  ],
};
