import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge } from "@tread/design-system/badge";
import { Checkbox } from "@tread/design-system/checkbox";
import { TextareaField, TextField } from "@tread/design-system/field";
import { Icon } from "@tread/design-system/icon";
import { OptionLine, OptionList, OptionRow, OptionRows, type OptionRowsProps } from "@tread/design-system/option-rows";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";

function Kept({ value: first, onChange, ...props }: OptionRowsProps) {
  const [value, setValue] = useState(first);
  return (
    <OptionRows
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const methods = (
  <>
    <OptionRow value="express" title="Express" meta="Tue 24 Nov, signature on delivery" end="Free">
      <Checkbox defaultChecked>Leave it if I’m out (authority to leave)</Checkbox>
      <TextareaField label="Delivery instructions" defaultValue="Behind the blue bin." countTo={250} />
    </OptionRow>
    <OptionRow value="standard" title="Standard" meta="Thu 26 to Fri 27 Nov" end="Free" />
    <OptionRow value="same-day" title="Same day, Wellington" meta="Order by 11 am" end="Unavailable" disabled />
  </>
);

const meta = {
  title: "Components/Option rows",
  component: OptionRows,
  subcomponents: { OptionRow, OptionLine, OptionList },
  render: (args) => <Kept {...args} />,
  args: { legend: "Delivery method", value: "express", onChange: fn(), children: methods },
} satisfies Meta<typeof OptionRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const OpensTheChosenRow: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("textbox", { name: /Delivery instructions/ })).toBeVisible();
    await userEvent.click(canvas.getByText("Standard"));
    await expect(args.onChange).toHaveBeenCalledWith("standard");
    await expect(canvas.queryByRole("textbox")).toBeNull();
    await expect(canvas.getByRole("radio", { name: /Standard/ })).toBeChecked();
  },
};

export const DisabledRowsCannotBeChosen: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText("Same day, Wellington"), { pointerEventsCheck: 0 });
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const NothingChosen: Story = {
  args: { value: null, error: "Choose how you’d like it delivered." },
  play: async ({ canvas }) => {
    const group = canvas.getByRole("radiogroup", { name: "Delivery method" });
    await expect(group).toHaveAttribute("aria-invalid", "true");
    await expect(group).toHaveAccessibleDescription("Choose how you’d like it delivered.");
  },
};

export const KeepsAFrameInPlace: Story = {
  name: "Keeps a body that must not load again",
  args: {
    legend: "Pay with",
    value: "card",
    children: (
      <>
        <OptionRow value="card" title="Card" keepBody>
          <TextField label="Card number" required />
        </OptionRow>
        <OptionRow value="paypal" title="PayPal" />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole("textbox", { name: "Card number" });
    await userEvent.click(canvas.getByText("PayPal"));
    await expect(card).toBeInTheDocument();
    await expect(card).not.toBeVisible();
    await userEvent.click(canvas.getByText("Card"));
    await expect(card).toBeVisible();
  },
};

export const Addresses: Story = {
  args: {
    legend: "Address",
    value: "home",
    children: (
      <>
        <OptionRow
          value="home"
          title="Home"
          meta={
            <>
              14 Tāwhiri Street
              <br />
              Aro Valley, Wellington 6021
            </>
          }
          end={<Badge>Default</Badge>}
        />
        <OptionRow value="work" title="Work" meta="Level 3, 22 Cuba Street, Te Aro, Wellington 6011" />
        <OptionRow value="new" title="New address" />
      </>
    ),
  },
};

export const LinesThatAreNoChoice: Story = {
  render: () => (
    <OptionList>
      <OptionLine icon={<Icon name="gift" />} title="Gift card ••81" meta="$50.00 of $50.00 used" end="−$50.00" />
      <OptionLine>
        <TextField label="Gift card number" required />
      </OptionLine>
    </OptionList>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("radio")).toBeNull();
    await expect(canvas.getByText("Gift card ••81")).toBeVisible();
  },
};
