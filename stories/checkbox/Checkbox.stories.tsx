import type { Meta, StoryObj } from "@storybook/react-vite";
import { Checkbox } from "@tread/design-system/checkbox";
import { Stack } from "@tread/design-system/layout";
import { expect, fn, userEvent } from "storybook/test";

const meta = {
  title: "Components/Checkbox",
  component: Checkbox,
  args: { children: "Leave it if I’m out", onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: () => (
    <Stack gap={20}>
      <Checkbox>Rest</Checkbox>
      <Checkbox defaultChecked>Checked</Checkbox>
      <Checkbox disabled>Disabled</Checkbox>
      <Checkbox disabled defaultChecked>
        Disabled and checked
      </Checkbox>
      <Checkbox error="Tick this to go on.">Error</Checkbox>
      <Checkbox help="Unsubscribe any time.">With help</Checkbox>
    </Stack>
  ),
};

export const Ticks: Story = {
  name: "Is ticked by its box, its words and the space bar",
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole("checkbox", { name: "Leave it if I’m out" });
    await userEvent.click(box);
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByText("Leave it if I’m out"));
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    await userEvent.keyboard(" ");
    await expect(box).toBeChecked();
  },
};

export const HasItsErrorAndHelp: Story = {
  args: { error: "Tick this to go on.", help: "Signature not needed then.", id: "leave" },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("checkbox");
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription("Tick this to go on. Signature not needed then.");
  },
};

export const DisabledStaysPut: Story = {
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText("Leave it if I’m out"), { pointerEventsCheck: 0 });
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole("checkbox")).not.toBeChecked();
  },
};

export const LargeText: Story = {
  name: "Grows with the words beside it",
  globals: { textSize: "200%" },
  parameters: { visual: { skip: "A box, larger." } },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole("checkbox").getBoundingClientRect();
    await expect([width, height]).toEqual([48, 48]);
  },
};
