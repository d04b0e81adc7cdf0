import type { Meta, StoryObj } from "@storybook/react-vite";
import { Accordion, Disclosure } from "@tread/design-system/disclosure";
import { expect, fn, userEvent, waitFor } from "storybook/test";

const meta = {
  title: "Components/Disclosure",
  component: Disclosure,
  subcomponents: { Accordion },
  args: { title: "Delivery and returns", children: <p>Two to four working days.</p> },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Opens: Story = {
  args: { onToggle: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText("Two to four working days.")).not.toBeVisible();
    await userEvent.click(canvas.getByText("Delivery and returns"));
    await expect(canvas.getByText("Two to four working days.")).toBeVisible();
    await waitFor(() => expect(args.onToggle).toHaveBeenCalledOnce());
  },
};

export const OpenFromTheStart: Story = {
  args: { open: true, level: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Two to four working days.")).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 3, name: "Delivery and returns" })).toBeVisible();
  },
};

const items = [
  { id: "fit", title: "Fit", content: "Runs true." },
  { id: "care", title: "Care", content: "Wipe clean." },
  { id: "made", title: "Made", content: "In Vietnam." },
];

export const Several: Story = {
  render: () => <Accordion items={items} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("Fit"));
    await userEvent.click(canvas.getByText("Care"));
    await expect(canvas.getByText("Runs true.")).toBeVisible();
    await expect(canvas.getByText("Wipe clean.")).toBeVisible();
  },
};

export const OneAtATime: Story = {
  render: () => <Accordion items={items} exclusive="about" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("Fit"));
    await userEvent.click(canvas.getByText("Care"));
    await expect(canvas.getByText("Wipe clean.")).toBeVisible();
    await expect(canvas.getByText("Runs true.")).not.toBeVisible();
  },
};
