import type { Meta, StoryObj } from "@storybook/react-vite";
import { Disclosure } from "@tread/design-system/disclosure";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { expectPassedOn, passedOn } from "../overlay/passed-on.ts";

const meta = {
  title: "Components/Disclosure",
  component: Disclosure,
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

export const KeepsItsPlace: Story = {
  name: "Opening and closing keeps focus on the title, and Tab goes past what is closed",
  render: (args) => (
    <>
      <Disclosure {...args} />
      <a href="#after">After</a>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const details = canvasElement.querySelector("details") as HTMLDetailsElement;
    const title = details.querySelector("summary") as HTMLElement;
    await userEvent.tab();
    await expect(title).toHaveFocus();
    await userEvent.click(title);
    await expect(details.open).toBe(true);
    await expect(title).toHaveFocus();
    await userEvent.click(title);
    await expect(details.open).toBe(false);
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "After" })).toHaveFocus();
  },
};

const forwarded = passedOn();

export const PassesOn: Story = {
  name: "Passes on ref, id, class, data and ARIA attributes",
  args: forwarded,
  play: async ({ canvasElement }) => {
    await expectPassedOn(canvasElement.querySelector("details") as Element, forwarded);
  },
};
