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
