import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stitch } from "@tread/design-system/stitch";
import { expect } from "storybook/test";

const meta = {
  title: "Components/Stitch",
  component: Stitch,
  args: { value: 0.7, label: "Progress to free express delivery" },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420, padding: 8 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Stitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const SaysHowFar: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("progressbar", { name: "Progress to free express delivery" });
    await expect(bar).toHaveAttribute("aria-valuenow", "70");
    await expect(bar.firstElementChild?.getBoundingClientRect().width).toBeCloseTo(bar.getBoundingClientRect().width * 0.7, 0);
  },
};

export const BesideASentence: Story = {
  name: "Without a label it is left to the sentence beside it",
  args: { label: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("progressbar")).toBeNull();
  },
};

export const OutOfRange: Story = {
  name: "Takes what is out of range as the nearest end",
  render: () => (
    <div style={{ display: "grid", gap: 24 }}>
      <Stitch value={-1} label="Under" />
      <Stitch value={7} label="Over" />
      <Stitch value={Number.NaN} label="Nothing of nothing" />
    </div>
  ),
  play: async ({ canvas }) => {
    const values = canvas.getAllByRole("progressbar").map((bar) => bar.getAttribute("aria-valuenow"));
    await expect(values).toEqual(["0", "100", "0"]);
  },
};
