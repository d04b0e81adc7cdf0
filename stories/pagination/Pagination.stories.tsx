import type { Meta, StoryObj } from "@storybook/react-vite";
import { Pagination } from "@tread/design-system/pagination";
import { expect } from "storybook/test";

const meta = {
  title: "Components/Pagination",
  component: Pagination,
  args: { page: 1, count: 7, href: (page) => `?page=${page}` },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const First: Story = {
  name: "The first page leads on, not back",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("navigation", { name: "Pages" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Page 1" })).toHaveAttribute("aria-current", "page");
    await expect(canvas.getByRole("link", { name: "Next page" })).toHaveAttribute("href", "?page=2");
    await expect(canvas.queryByRole("link", { name: "Previous page" })).toBeNull();
  },
};

export const Middle: Story = {
  args: { page: 5, count: 9 },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole("listitem").map((item) => item.textContent);
    await expect(names).toEqual(["", "1", "…", "4", "5", "6", "…", "9", ""]);
    await expect(canvas.getByRole("link", { name: "Previous page" })).toHaveAttribute("rel", "prev");
  },
};

export const Last: Story = {
  args: { page: 7 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link", { name: "Next page" })).toBeNull();
    const here = canvas.getByRole("link", { name: "Page 7" });
    await expect(here).toHaveAttribute("aria-current", "page");
    // In forced colours too, where the page shown has a mark of its own.
    here.focus();
    await expect(getComputedStyle(here).outlineOffset).toBe("2px");
    here.blur();
  },
};

export const OnePage: Story = {
  args: { count: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("navigation")).toBeNull();
  },
};

export const Narrow: Story = {
  name: "Fits a 320 px screen",
  args: { page: 50, count: 100 },
  render: (args) => (
    <div style={{ width: 288 }} data-testid="screen">
      <Pagination {...args} />
    </div>
  ),
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link").length).toBe(7);
  },
};
