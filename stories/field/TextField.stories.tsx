import type { Meta, StoryObj } from "@storybook/react-vite";
import { Field, FieldPrefix, FormLayout, FormRow, TextField, type TextFieldProps } from "@tread/design-system/field";
import { Icon } from "@tread/design-system/icon";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";

function Kept({ value: first = "", onChange, ...props }: TextFieldProps) {
  const [value, setValue] = useState(first);
  return (
    <TextField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
    />
  );
}

const meta = {
  title: "Components/Field/Text",
  component: TextField,
  subcomponents: { Field, FieldPrefix, FormLayout, FormRow },
  render: (args) => <Kept {...args} />,
  args: { label: "Street address", onChange: fn(), onBlur: fn() },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { help: "Where the courier goes.", placeholder: "14 Tāwhiri Street" } };

export const States: Story = {
  render: () => (
    <FormLayout>
      <FormRow split="thirds">
        <TextField label="Rest" required placeholder="Placeholder" help="Help sits under the field." />
        <TextField label="Filled" required defaultValue="Mere Parata" />
        <TextField label="Optional" />
        <TextField label="Error" required defaultValue="mere@example" error="Enter a valid email address." />
        <TextField label="Valid" required defaultValue="mere@example.co.nz" valid />
        <TextField label="Disabled" required defaultValue="Locked" disabled />
        <TextField label="With an icon" required defaultValue="14 taw" prefix={<Icon name="search" />} />
        <TextField
          label="With a sign"
          required
          defaultValue="60"
          prefix={<FieldPrefix bare>$</FieldPrefix>}
          inputMode="numeric"
        />
        <TextField label="With a counter" required defaultValue="Mere" countTo={20} />
      </FormRow>
    </FormLayout>
  ),
};

export const IsTiedToItsWords: Story = {
  name: "Label, help and error belong to the input",
  args: { error: "Enter a street address.", help: "Where the courier goes.", required: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox", { name: "Street address" });
    await expect(input).toHaveAccessibleDescription("Enter a street address. Where the courier goes.");
    await expect(input).toBeInvalid();
    await expect(input).toBeRequired();
  },
};

export const SaysOptional: Story = {
  name: "FORM-67 says 'optional' when not required, and nothing when it is",
  render: () => (
    <FormLayout>
      <TextField label="Company" />
      <TextField label="Suburb" required />
    </FormLayout>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Company/)).toHaveAccessibleName("Company optional");
    await expect(canvas.getByLabelText(/^Suburb/)).toHaveAccessibleName("Suburb");
  },
};

export const Trims: Story = {
  name: "FORM-64 trims when left, before anyone hears of it",
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole("textbox");
    await userEvent.type(input, "  14 Tāwhiri Street ");
    await expect(input).toHaveValue("  14 Tāwhiri Street ");
    await userEvent.tab();
    await expect(input).toHaveValue("14 Tāwhiri Street");
    await expect(args.onChange).toHaveBeenLastCalledWith("14 Tāwhiri Street");
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};

export const StripsTyped: Story = {
  name: "FORM-64 strips invalid characters as they are typed, and keeps the caret in place",
  args: { invalidCharacters: /[<>{}]/, value: "14 Street" },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole<HTMLInputElement>("textbox");
    await userEvent.click(input);
    input.setSelectionRange(3, 3);
    await userEvent.keyboard("<T{{āwhiri ");
    await expect(input).toHaveValue("14 Tāwhiri Street");
    await expect(input.selectionStart).toBe(11);
    await expect(args.onChange).not.toHaveBeenCalledWith(expect.stringContaining("<"));
  },
};

export const StripsPasted: Story = {
  name: "FORM-64 strips invalid characters from what is pasted",
  args: { invalidCharacters: /[<>{}]/ },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("textbox"));
    await userEvent.paste("<b>14</b> {Tāwhiri}");
    await expect(canvas.getByRole("textbox")).toHaveValue("b14/b Tāwhiri");
    await expect(args.onChange).toHaveBeenLastCalledWith("b14/b Tāwhiri");
  },
};

export const LeavesComposingAlone: Story = {
  name: "Does not touch a word while it is composed",
  args: { invalidCharacters: /[<>]/ },
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>("textbox");
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
    const compose = (value: string) => {
      set?.call(input, value);
      input.dispatchEvent(new InputEvent("input", { bubbles: true, isComposing: true }));
    };
    input.focus();
    input.dispatchEvent(new CompositionEvent("compositionstart", { bubbles: true }));
    compose("<Tā");
    await expect(input).toHaveValue("<Tā");
    input.dispatchEvent(new CompositionEvent("compositionend", { bubbles: true, data: "<Tā" }));
    await expect(input).toHaveValue("Tā");
  },
};

export const PassesThrough: Story = {
  name: "autocomplete, inputmode, enterkeyhint, data and ref reach the input",
  args: {
    id: "postcode",
    label: "Postcode",
    autoComplete: "postal-code",
    inputMode: "numeric",
    enterKeyHint: "next",
    ref: fn(),
    ...{ "data-test": "postcode" },
  },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole("textbox");
    await expect(input).toHaveAttribute("autocomplete", "postal-code");
    await expect(input).toHaveAttribute("inputmode", "numeric");
    await expect(input).toHaveAttribute("enterkeyhint", "next");
    await expect(input).toHaveAttribute("data-test", "postcode");
    await expect(input).toHaveAttribute("id", "postcode");
    await expect(args.ref).toHaveBeenCalledWith(input);
  },
};

export const BigEnough: Story = {
  name: "Is set at 16 px or more, so that a phone does not zoom in, and 52 px high",
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox");
    await expect(Number.parseFloat(getComputedStyle(input).fontSize)).toBeGreaterThanOrEqual(16);
    await expect(input.parentElement?.getBoundingClientRect().height).toBe(52);
  },
};
