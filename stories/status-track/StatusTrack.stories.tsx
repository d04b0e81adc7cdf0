import type { Meta, StoryObj } from "@storybook/react-vite";
import { StatusTrack } from "@tread/design-system/status-track";
import { expect } from "storybook/test";

const steps = [
  { name: "Ordered", detail: "Thu 19 Nov, 2:14 pm" },
  { name: "Packed", detail: "Thu 19 Nov, 5:40 pm" },
  { name: "Out for delivery", detail: "Today by 5 pm" },
  { name: "Delivered" },
];

const meta = {
  title: "Components/Status track",
  component: StatusTrack,
  args: { steps, current: 2 },
} satisfies Meta<typeof StatusTrack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const SaysWhereItIs: Story = {
  name: "Says what is done, what is in hand and what is to come",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list", { name: "Order progress" })).toBeVisible();
    const items = canvas.getAllByRole("listitem");
    await expect(items).toHaveLength(4);
    await expect(items[0]).toHaveTextContent("Ordered, done");
    await expect(items[2]).toHaveAttribute("aria-current", "step");
    await expect(items[3]).toHaveTextContent("Delivered, still to come");
    await expect(items.filter((item) => item.hasAttribute("aria-current"))).toHaveLength(1);
  },
};

export const AllDone: Story = {
  args: { current: 4 },
  play: async ({ canvas }) => {
    for (const item of canvas.getAllByRole("listitem")) await expect(item).toHaveTextContent(", done");
  },
};

export const Stopped: Story = {
  name: "Says where it stopped",
  args: { stopped: true, steps: [...steps.slice(0, 2), { name: "Sent back", detail: "Nobody was in" }, { name: "Delivered" }] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")[2]).toHaveTextContent("Sent back, stopped here");
  },
};

export const ForcedColours: Story = {
  name: "In forced colours, which draw no gradients, a line still joins the steps",
  parameters: { visual: { skip: "As Playground, in forced colours." } },
  globals: { colours: "forced" },
  play: async ({ canvas }) => {
    for (const step of canvas.getAllByRole("listitem").slice(0, -1)) {
      await expect(getComputedStyle(step, "::before").backgroundColor).not.toBe("rgba(0, 0, 0, 0)");
    }
  },
};

export const OnTheNarrowestPhone: Story = {
  name: "A time stands whole on the narrowest phone",
  args: {
    steps: [
      { name: "Placed", detail: "30 Nov, 12:45\u00a0pm" },
      { name: "Packed" },
      { name: "On its way" },
      { name: "Delivered" },
    ],
    current: 1,
  },
  parameters: { visual: { skip: "As Playground, on less room." } },
  render: (args) => (
    <div style={{ width: 238 }}>
      <StatusTrack {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const detail = canvas.getByText(/^30 Nov/).firstChild as Text;
    const time = document.createRange();
    time.setStart(detail, detail.length - "12:45 pm".length);
    time.setEnd(detail, detail.length);
    await expect(time.getClientRects()).toHaveLength(1);
  },
};

export const SideBySide: Story = {
  name: "Names side by side keep apart, and break before they touch",
  args: { steps: [{ name: "Placed" }, { name: "Getting it ready" }, { name: "On its way" }, { name: "Delivered" }], current: 1 },
  parameters: { visual: { skip: "As Playground, with other words." } },
  render: (args) => (
    <div style={{ width: 427 }}>
      <StatusTrack {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const words = document.createRange();
    words.selectNodeContents(canvas.getByText("Getting it ready"));
    const { left, right, bottom } = words.getBoundingClientRect();
    const next = canvas.getByText("On its way").getBoundingClientRect();
    // Written from right to left it is the other way round, and in large text they stand one under the other.
    await expect(Math.max(next.left - right, left - next.right, next.top - bottom)).toBeGreaterThanOrEqual(8);
  },
};

export const OnAPhone: Story = {
  name: "Four steps fit a phone, whatever they are called",
  args: { steps: steps.map((step) => ({ ...step, name: `${step.name} and internationally forwarded` })) },
  render: (args) => (
    <div style={{ width: 320 }} data-testid="box">
      <StatusTrack {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByTestId("box");
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
    const tops = new Set(canvas.getAllByRole("listitem").map((item) => item.getBoundingClientRect().top));
    await expect(tops.size).toBe(1);
  },
};
