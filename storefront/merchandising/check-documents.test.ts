import { expect, test } from "vitest";
import { demoDocuments } from "#catalogue/opening-documents.ts";
import { checkDocuments } from "./check-documents.ts";
import { collectDocuments } from "./shop-documents.ts";

test("an offer is about a category by its id or by a part of its path, and about none that there is not", () => {
  const documents = demoDocuments(0);
  const [offer] = documents.filter((document) => document.kind === "promotion");
  const problemsOf = (category: string) => {
    const all = documents.map((document) => (document === offer ? { ...offer, scope: { category } } : document));
    return checkDocuments(collectDocuments(all), all, () => true).map(({ problem }) => problem);
  };
  expect(problemsOf("men-shoes")).toEqual([]);
  expect(problemsOf("socks")).toEqual([]);
  expect(problemsOf("spaceships")).toEqual(["scope.category: there is no category spaceships, and none has it in its path."]);
});
