import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "@tread/design-system/layout";
import { Price, priceSizes } from "@tread/design-system/price";
import { expect } from "storybook/test";

const meta = {
  title: "Components/Price",
  component: Price,
  args: { now: "$189.90" },
  argTypes: { size: { control: "inline-radio", options: priceSizes } },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sizes: Story = {
  render: () => (
    <Stack gap={16} align="start">
      {priceSizes.map((size) => (
        <Stack key={size} gap={4} align="start">
          <Price size={size} now="$189.90" />
          <Price size={size} now="$129.90" was="$189.90" note="30% off" />
        </Stack>
      ))}
    </Stack>
  ),
};

export const SaysNowAndWas: Story = {
  args: { now: "$129.90", was: "$189.90", "data-testid": "price" } as Story["args"],
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId("price")).toHaveTextContent("Now $129.90 Was $189.90");
    await expect(getComputedStyle(canvas.getByText("$189.90", { exact: false, selector: "s" })).textDecorationLine).toBe(
      "line-through",
    );
  },
};

export const FiguresStandInOneColumn: Story = {
  render: () => (
    <Stack gap={4} align="start">
      <Price now="$189.90" />
      <Price now="$129.90" was="$189.90" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const start = (text: string, root: HTMLElement) => {
      const range = document.createRange();
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
        node.textContent === text ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
      );
      range.selectNodeContents(walker.nextNode() as Node);
      const { left, right } = range.getBoundingClientRect();
      return document.dir === "rtl" ? right : left;
    };
    const root = canvas.getByText("$129.90").ownerDocument.body;
    await expect(Math.abs(start("$129.90", root) - start("$189.90", root))).toBeLessThanOrEqual(1);
  },
};
