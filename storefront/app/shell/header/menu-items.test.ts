import { describe, expect, test } from "vitest";
import { BtqNavigationMissing } from "../../features/shop/btq-navigation.ts";
import type { Frame, Navigation } from "../../features/shop/frame-api.ts";
import { menuItems } from "./menu-items.ts";

const frame = {
  topLinks: [
    { label: "Women", path: "/categories/women" },
    { label: "BTQ", path: "/btq" },
    { label: "Journal", href: "https://journal.test/" },
    { label: "Sale", path: "/categories/sale", sale: true },
  ],
  btqTopLinks: [{ label: "Boots", path: "/categories/btq/boots" }],
} as Frame;

const image = { src: "/media/scenes/a", alt: "", width: 1, height: 1 };
const navigation = {
  items: [
    {
      link: { label: "Women", path: "/categories/women" },
      children: [
        {
          link: { label: "Shoes", path: "/categories/women/shoes" },
          children: [{ link: { label: "Sneakers", path: "/categories/women/shoes/sneakers" } }],
        },
      ],
      imageLayout: {
        rowLayout: [{ image, caption: "Pink season", link: "/products/a/b" }],
        ctaButton: { label: "Shop all women", path: "/categories/women" },
      },
    },
    { link: { label: "Sale", path: "/categories/sale" }, children: [] },
    {
      link: { label: "BTQ", path: "/btq" },
      children: [
        { link: { label: "New in", path: "/categories/btq/new-in" }, children: [] },
        { link: { label: "Boots", path: "/categories/btq/boots" }, children: [] },
      ],
    },
  ],
} as Navigation;

const setting = { btq: false, href: (path: string) => `/nz${path}`, path: "/nz/" };
const labels = (...given: Parameters<typeof menuItems>) => menuItems(...given).map((item) => item.label);

describe("the navigation's items", () => {
  test("HEAD-30 in the boutique they are the children of the item labelled BTQ", () => {
    expect(labels(frame, navigation, { ...setting, btq: true })).toEqual(["New in", "Boots"]);
  });

  test("HEAD-19 HEAD-30 what is under one of them drops down in the boutique too, and is known to before the navigation is there", () => {
    const deep = {
      items: [
        {
          link: { label: "BTQ", path: "/btq" },
          children: [
            {
              link: { label: "Boots", path: "/categories/btq/boots" },
              children: [{ link: { label: "Chelsea", path: "/products?q=chelsea" } }],
            },
            { link: { label: "Bags", path: "/categories/btq/bags" }, children: [] },
          ],
        },
      ],
    } as Navigation;
    const [boots, bags] = menuItems(frame, deep, { ...setting, btq: true });
    expect(boots).toMatchObject({
      expandable: true,
      panel: {
        groups: [
          {
            label: "Boots",
            href: "/nz/categories/btq/boots",
            links: [{ label: "Chelsea", href: "/nz/products?q=chelsea" }],
          },
        ],
      },
    });
    expect([bags?.expandable, bags?.panel]).toEqual([false, undefined]);
    const known = {
      ...frame,
      btqTopLinks: [
        { label: "Boots", path: "/b", expandable: true as const },
        { label: "Bags", path: "/c" },
      ],
    };
    expect(menuItems(known, undefined, { ...setting, btq: true }).map(({ expandable }) => expandable)).toEqual([true, false]);
  });

  test("in the boutique the page's own links stand until the navigation is there", () => {
    expect(labels(frame, undefined, { ...setting, btq: true })).toEqual(["Boots"]);
  });

  test("HEAD-31 on the main site they are all but BTQ", () => {
    expect(labels(frame, navigation, setting)).toEqual(["Women", "Journal", "Sale"]);
    expect(labels(frame, undefined, setting)).toEqual(["Women", "Journal", "Sale"]);
  });

  test("HEAD-32 without an item labelled BTQ the boutique's navigation is an error, the main site's is none", () => {
    const without = { items: navigation.items.slice(0, 2) } as Navigation;
    expect(() => menuItems(frame, without, { ...setting, btq: true })).toThrow(BtqNavigationMissing);
    expect(labels(frame, without, setting)).toEqual(["Women", "Journal", "Sale"]);
  });

  test("addresses are the shop's own, or as they are where they lead elsewhere", () => {
    expect(menuItems(frame, undefined, setting).map((item) => item.href)).toEqual([
      "/nz/categories/women",
      "https://journal.test/",
      "/nz/categories/sale",
    ]);
  });

  test("the item that the page belongs to is current, and one that only begins like it is not", () => {
    const current = (path: string) =>
      menuItems(frame, undefined, { ...setting, path }).flatMap((item) => (item.current ? item.label : []));
    expect(current("/nz/categories/women")).toEqual(["Women"]);
    expect(current("/nz/categories/women/shoes")).toEqual(["Women"]);
    expect(current("/nz/categories/womens-day")).toEqual([]);
  });

  test("sale is marked", () => {
    expect(menuItems(frame, undefined, setting).map((item) => item.marked)).toEqual([false, false, true]);
  });

  test("HEAD-22 HEAD-24 HEAD-25 an item may open until it is known that there is nothing under it; its panel has groups, pictures and a way on", () => {
    expect(menuItems(frame, undefined, setting).every((item) => item.expandable)).toBe(true);
    const [women, , sale] = menuItems(frame, navigation, setting);
    expect(sale).toMatchObject({ expandable: false, panel: undefined });
    expect(women?.panel).toEqual({
      groups: [
        {
          label: "Shoes",
          href: "/nz/categories/women/shoes",
          links: [{ label: "Sneakers", href: "/nz/categories/women/shoes/sneakers" }],
        },
      ],
      pictures: { layout: "row", items: [{ ...image, caption: "Pink season", href: "/nz/products/a/b" }] },
      cta: { label: "Shop all women", href: "/nz/categories/women" },
    });
    const { imageLayout: _, ...plain } = navigation.items[0]!;
    expect(menuItems(frame, { items: [plain] }, setting)[0]?.panel).toEqual({ groups: women?.panel?.groups });
  });

  test.each([
    ["gridLayout", "grid"],
    ["rowLayout", "row"],
    ["singleLayout", "single"],
  ])("HEAD-23 pictures given as %s stand as a %s", (given, layout) => {
    const [women] = navigation.items;
    const imageLayout = { [given]: [{ image, caption: "Pink season", link: "/products/a/b" }] };
    const [item] = menuItems(frame, { items: [{ ...women!, imageLayout }] }, setting);
    const pictures = { layout, items: [{ ...image, caption: "Pink season", href: "/nz/products/a/b" }] };
    expect(item?.panel?.pictures).toEqual(pictures);
  });
});
