import type { Meta, StoryObj } from "@storybook/react-vite";
import { PhoneField, type PhoneFieldProps, readPhoneNumber } from "@tread/design-system/phone-field";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";

function Kept({ value: first, country: firstCountry, onChange, onCountryChange, ...props }: PhoneFieldProps) {
  const [value, setValue] = useState(first);
  const [country, setCountry] = useState(firstCountry);
  return (
    <PhoneField
      {...props}
      value={value}
      country={country}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
      onCountryChange={(next) => {
        setCountry(next);
        onCountryChange(next);
      }}
    />
  );
}

function Checked(props: PhoneFieldProps) {
  const [value, setValue] = useState(props.value);
  const [country, setCountry] = useState(props.country);
  const [valid, setValid] = useState(true);
  const check = async (typed: string, inCountry: string) => setValid((await readPhoneNumber(typed, inCountry)).valid);
  return (
    <PhoneField
      {...props}
      value={value}
      country={country}
      onChange={setValue}
      onCountryChange={(next) => {
        setCountry(next);
        check(value, next);
      }}
      onBlur={(event) => check(event.currentTarget.value, country)}
      error={valid ? undefined : "Enter a valid phone number."}
      valid={valid && value !== ""}
    />
  );
}

const meta = {
  title: "Components/Phone field",
  component: PhoneField,
  render: (args) => <Kept {...args} />,
  args: { label: "Phone", required: true, value: "", country: "NZ", onChange: fn(), onCountryChange: fn() },
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { value: "021 555 0184" } };

export const HasACountry: Story = {
  name: "FORM-26 has a country selector with calling codes",
  args: { name: "phone" },
  play: async ({ canvas, args }) => {
    const country = canvas.getByRole("combobox", { name: "Country of the phone number" });
    await expect(country).toHaveDisplayValue("New Zealand (+64)");
    await userEvent.selectOptions(country, "Australia (+61)");
    await expect(args.onCountryChange).toHaveBeenCalledWith("AU");
    await expect(country).toHaveAttribute("name", "phoneCountry");
    await expect(canvas.getByRole("textbox", { name: "Phone" })).toHaveAttribute("autocomplete", "tel");
  },
};

export const IsReadInItsCountry: Story = {
  name: "FORM-26 is validated in the chosen country",
  render: (args) => <Checked {...args} />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox", { name: "Phone" });
    await userEvent.type(input, "093080000");
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveValue("09 308 0000"));
    await expect(input).not.toHaveAttribute("aria-invalid");
    await userEvent.selectOptions(canvas.getByRole("combobox"), "AU");
    await waitFor(() => expect(input).toHaveAccessibleDescription("Enter a valid phone number."));
    await expect(input).toBeInvalid();
  },
};

export const WritesItTheCountrysWay: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole("textbox", { name: "Phone" });
    await userEvent.type(input, "0215550184");
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveValue("021 555 0184"));
    await expect(args.onChange).toHaveBeenLastCalledWith("021 555 0184");
  },
};

export const APrefixBringsItsCountry: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole("textbox", { name: "Phone" });
    await userEvent.click(input);
    await userEvent.paste("+61 412 345 678");
    await userEvent.tab();
    await waitFor(() => expect(args.onCountryChange).toHaveBeenCalledWith("AU"));
    await waitFor(() => expect(input).toHaveValue("0412 345 678"));
  },
};

export const TakesOnlyWhatANumberIsWrittenWith: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox", { name: "Phone" });
    await userEvent.type(input, "021 call 555");
    await expect(input).toHaveValue("021  555");
  },
};

export const WithAnError: Story = {
  args: { value: "12", error: "Enter a valid phone number." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Phone" })).toHaveAccessibleDescription("Enter a valid phone number.");
  },
};
