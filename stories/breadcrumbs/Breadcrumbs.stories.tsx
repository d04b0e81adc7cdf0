import type { Meta, StoryObj } from "@storybook/react-vite";
import { Breadcrumbs } from "@tread/design-system/breadcrumbs";
import { expect, within } from "storybook/test";

const meta = {
  title: "Components/Breadcrumbs",
  component: Breadcrumbs,
  args: {
    crumbs: [{ label: "Home", href: "/nz" }, { label: "Men", href: "/nz/categories/men" }, { label: "Sneakers" }],
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const EndsAtThisPage: Story = {
  play: async ({ canvas }) => {
    const path = within(canvas.getByRole("navigation", { name: "Breadcrumb" }));
    await expect(path.getAllByRole("listitem")).toHaveLength(3);
    await expect(path.getAllByRole("link").map((link) => link.textContent)).toEqual(["Home", "Men"]);
    await expect(path.getByText("Sneakers")).toHaveAttribute("aria-current", "page");
  },
};

/** Where a path is longer than its line, it goes on below: nothing of it is cut off, on a phone either. */
export const LongPath: Story = {
  args: {
    crumbs: [
      { label: "Home", href: "/nz" },
      { label: "Men", href: "/nz/categories/men" },
      { label: "Shoes", href: "/nz/categories/men/shoes" },
      { label: "Men’s sneakers", href: "/nz/categories/men/shoes/sneakers" },
      { label: "Court Low, hand finished and resoled in Lyttelton" },
    ],
  },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole("list");
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    const edges = list.getBoundingClientRect();
    for (const step of canvas.getAllByRole("listitem")) {
      await expect(step.getBoundingClientRect().right).toBeLessThanOrEqual(edges.right + 1);
    }
    for (const link of canvas.getAllByRole("link")) {
      const { left, right, top, bottom } = link.getBoundingClientRect();
      await expect(right - left).toBeGreaterThanOrEqual(24);
      await expect(bottom - top).toBeGreaterThanOrEqual(24);
      // Nothing lies over it, its last pixels included.
      await expect(document.elementFromPoint(right - 1, (top + bottom) / 2)).toBe(link);
    }
  },
};
