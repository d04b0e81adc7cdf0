import { expect, test } from "vitest";
import { breadcrumbData, crumbsOf } from "./breadcrumb.ts";

const crumbs = crumbsOf({ name: "Sneakers", ancestors: [{ name: "Men", path: "/categories/men" }] });

test("the way begins at home and ends at the page, which has no address", () => {
  expect(crumbs).toEqual([{ label: "Home", href: "/" }, { label: "Men", href: "/categories/men" }, { label: "Sneakers" }]);
});

test("search engines get the steps counted from one, with the shop's addresses", () => {
  expect(breadcrumbData(crumbs, (path) => `/nz${path}`).itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Home", item: "/nz/" },
    { "@type": "ListItem", position: 2, name: "Men", item: "/nz/categories/men" },
    { "@type": "ListItem", position: 3, name: "Sneakers" },
  ]);
});
