import type { Meta, StoryObj } from "@storybook/react-vite";
import { Cluster } from "@tread/design-system/layout";
import { QuantityStepper, type QuantityStepperProps } from "@tread/design-system/quantity-stepper";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";

function Kept({ value: first, onChange, ...props }: QuantityStepperProps) {
  const [value, setValue] = useState(first);
  return (
    <QuantityStepper
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  title: "Components/Quantity stepper",
  component: QuantityStepper,
  render: (args) => <Kept {...args} />,
  args: { value: 1, min: 1, max: 5, label: "Quantity of Court Low", onChange: fn() },
} satisfies Meta<typeof QuantityStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: () => (
    <Cluster gap={24}>
      <QuantityStepper value={2} onChange={() => undefined} label="Quantity, rest" />
      <QuantityStepper value={4} onChange={() => undefined} label="Quantity, invalid" max={3} invalid />
      <QuantityStepper value={1} onChange={() => undefined} label="Quantity, disabled" disabled />
    </Cluster>
  ),
};

export const Buttons: Story = {
  name: "Less and more go one at a time and stop at the limits, keeping focus",
  play: async ({ canvas, args }) => {
    const more = canvas.getByRole("button", { name: "More, Quantity of Court Low" });
    for (let press = 0; press < 6; press++) await userEvent.click(more);
    await expect(args.onChange).toHaveBeenCalledTimes(4);
    await expect(canvas.getByRole("spinbutton")).toHaveValue("5");
    await expect(more).toHaveAttribute("aria-disabled", "true");
    await expect(more).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Less, Quantity of Court Low" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
  },
};

export const KeepsFocus: Story = {
  name: "While a change is under way focus stays and nothing changes the number",
  parameters: { visual: { skip: "The last of States, with focus." } },
  render: function Waiting({ onChange, ...props }) {
    const [value, setValue] = useState(1);
    const change = (next: number) => {
      setValue(next);
      onChange(next);
    };
    return <QuantityStepper {...props} value={value} onChange={change} disabled={value > 1} />;
  },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole("spinbutton");
    await userEvent.click(input);
    await userEvent.keyboard("{ArrowUp}");
    await waitFor(() => expect(input).toHaveAttribute("aria-disabled", "true"));
    // A browser takes the focus of what can no longer have it with the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(input).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}{End}4{Enter}");
    await userEvent.click(canvas.getByRole("button", { name: /More/ }));
    await expect(args.onChange.mock.calls).toEqual([[2]]);
    await expect(input).toHaveValue("2");
  },
};

export const Keys: Story = {
  name: "Up and down, Page Up and Page Down, Home and End",
  args: { value: 12, max: 40 },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole("spinbutton", { name: "Quantity of Court Low" });
    input.focus();
    const keys: [string, number][] = [
      ["{ArrowUp}", 13],
      ["{ArrowDown}", 12],
      ["{PageUp}", 22],
      ["{PageDown}", 12],
      ["{End}", 40],
      ["{Home}", 1],
    ];
    for (const [key, quantity] of keys) {
      await userEvent.keyboard(key);
      await expect(args.onChange).toHaveBeenLastCalledWith(quantity);
      await expect(input).toHaveAttribute("aria-valuenow", String(quantity));
    }
  },
};

export const Typed: Story = {
  name: "A number can be typed; it counts when it is entered",
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole("spinbutton");
    await userEvent.clear(input);
    await userEvent.type(input, "3");
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenCalledWith(3);
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(input).toHaveValue("3");
  },
};

export const NoWholeNumber: Story = {
  name: "What is no whole number is not read as another one, and the page hears of it",
  args: { value: 2, onCorrection: fn() },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole("spinbutton");
    for (const typed of ["1.5", "1e2", "-4", "two"]) {
      await userEvent.clear(input);
      await userEvent.type(input, typed);
      await expect(input).toHaveValue(typed);
      await userEvent.keyboard("{Enter}");
      await expect(input).toHaveValue("2");
      await expect(args.onCorrection).toHaveBeenLastCalledWith(null, 2);
    }
    await expect(args.onCorrection).toHaveBeenCalledTimes(4);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.clear(input);
    await userEvent.type(input, "４{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
  },
};

export const TypedNothing: Story = {
  name: "A typed 0 takes nothing away: the number stays, and the page hears of it",
  args: { value: 3, onCorrection: fn() },
  parameters: { visual: { skip: "As Playground, with another number." } },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole("spinbutton");
    await userEvent.clear(input);
    await userEvent.type(input, "0");
    await userEvent.tab();
    await expect(input).toHaveValue("3");
    await expect(args.onCorrection).toHaveBeenLastCalledWith(0, 3);
    await expect(canvas.getByRole("status")).toHaveTextContent("From 1 to 5. Set to 3.");
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const TypedTooMany: Story = {
  name: "A number past the limit is brought back, and why is said",
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole("spinbutton");
    await expect(input).toHaveAccessibleDescription("From 1 to 5.");
    await userEvent.clear(input);
    await userEvent.type(input, "12{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith(5);
    await expect(canvas.getByRole("status")).toHaveTextContent("From 1 to 5. Set to 5.");
  },
};

export const ButtonsSayTheNumber: Story = {
  name: "What the buttons make of the number is said",
  args: { value: 2, label: "Quantity of Court Low" },
  play: async ({ canvas, args }) => {
    const status = canvas.getByRole("status");
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole("button", { name: /^More/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    await expect(status).toHaveTextContent("Quantity of Court Low: 3");
  },
};

export const EscapeGivesBack: Story = {
  name: "Escape gives back the number that was there",
  args: { value: 2 },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole("spinbutton");
    await userEvent.clear(input);
    await userEvent.type(input, "4{Escape}");
    await expect(input).toHaveValue("2");
    await userEvent.tab();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Multiples: Story = {
  name: "Sold in multiples",
  args: { value: 6, min: 6, max: 24, step: 6 },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole("spinbutton");
    await expect(input).toHaveAccessibleDescription("From 6 to 24, in multiples of 6.");
    await userEvent.click(canvas.getByRole("button", { name: /More/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(12);
    await userEvent.clear(input);
    await userEvent.type(input, "20{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith(18);
  },
};

export const MoreThanThereIs: Story = {
  name: "Shows a quantity over the limit, and one press brings it within",
  args: { value: 4, max: 3, invalid: true },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole("spinbutton");
    await expect(input).toHaveValue("4");
    await expect(input).toBeInvalid();
    await userEvent.click(canvas.getByRole("button", { name: /Less/ }));
    await expect(args.onChange).toHaveBeenCalledWith(3);
  },
};
