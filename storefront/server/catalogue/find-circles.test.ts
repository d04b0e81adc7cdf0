import { expect, test } from "vitest";
import { findCircles } from "./find-circles.ts";

test("a redirect to a path that always leads on is refused where that leads back to it", () => {
  const line = (number: number, id: string, to: string) => {
    const document = { kind: "redirect" as const, id, to };
    return { line: number, key: { kind: document.kind, id }, document };
  };
  const documents = [line(1, "/btq", "/articles/btq"), line(2, "/boutique", "/articles/btq")];
  const circles = findCircles({ documents, products: [], existing: new Map(), stored: [], origin: "https://shop.test" });
  expect([...circles.keys()]).toEqual([1]);
});
