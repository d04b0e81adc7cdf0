import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  loadEveryPhoneCountry,
  loadNumberingPlans,
  type PhoneCountry,
  PhoneField,
  type PhoneFieldProps,
  readPhoneNumber,
} from "@tread/design-system/phone-field";
import { createRef, use, useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { hydrateLate } from "../conformance/hydrate-late.ts";

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

let every: Promise<PhoneCountry[]> | undefined;

function Everywhere(props: PhoneFieldProps) {
  every ??= loadEveryPhoneCountry();
  return <Kept {...props} countries={use(every)} />;
}

const meta = {
  title: "Components/Phone field",
  component: PhoneField,
  render: (args) => <Kept {...args} />,
  args: { label: "Phone", required: true, value: "", country: "NZ", onChange: fn(), onCountryChange: fn() },
  beforeEach: async () => {
    await loadNumberingPlans();
    await loadEveryPhoneCountry();
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { value: "021 555 0184" } };

export const ChosenBeforeHydration: Story = {
  name: "A country that is chosen before the page is hydrated counts",
  parameters: { visual: { skip: "Nothing is left of it in the end." } },
  render: () => <div data-testid="server" />,
  play: async ({ canvas, args }) => {
    const container = canvas.getByTestId("server");
    const field = <PhoneField {...args} />;
    const root = await hydrateLate(container, field, async () => {
      await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Country of the phone number" }), "AU");
    });
    await waitFor(() => expect(args.onCountryChange).toHaveBeenCalledWith("AU"));
    root.unmount();
  },
};

export const HasACountry: Story = {
  name: "FORM-26 has a country selector with flags and calling codes",
  args: { id: "phone", name: "phone" },
  play: async ({ canvas, canvasElement, args }) => {
    const country = canvas.getByRole("combobox", { name: "Country of the phone number" });
    await expect(country).toHaveTextContent("New Zealand (+64)");
    await expect(country).toHaveAttribute("id", "phone-country");
    await expect(country).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(country);
    await expect(country).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getByRole("option", { name: "New Zealand +64" })).toHaveAttribute("aria-selected", "true");
    await userEvent.click(canvas.getByRole("option", { name: "Australia +61" }));
    await expect(args.onCountryChange).toHaveBeenCalledWith("AU");
    await expect(country).toHaveTextContent("Australia (+61)");
    await expect(canvas.queryByRole("listbox")).toBeNull();
    await expect(country).toHaveFocus();
    await expect(canvasElement.querySelector("[name=phoneCountry]")).toHaveValue("AU");
    await expect(canvas.getByRole("textbox", { name: "Phone" })).toHaveAttribute("autocomplete", "tel");
  },
};

export const CountryByKeyboard: Story = {
  name: "FORM-26 its country selector goes by keyboard (APG select-only combobox)",
  play: async ({ canvas, args }) => {
    const country = canvas.getByRole("combobox", { name: "Country of the phone number" });
    const inHand = () => document.getElementById(country.getAttribute("aria-activedescendant") ?? "");
    country.focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(country).toHaveAttribute("aria-expanded", "true");
    await expect(inHand()).toHaveTextContent("New Zealand");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(inHand()).toHaveTextContent("Australia");
    await userEvent.keyboard("{Escape}");
    await expect(args.onCountryChange).not.toHaveBeenCalled();
    await expect(country).toHaveFocus();
    await userEvent.keyboard("{End}{Enter}");
    await expect(args.onCountryChange).toHaveBeenLastCalledWith("AU");
    await userEvent.keyboard("{Home}");
    await userEvent.tab();
    await expect(args.onCountryChange).toHaveBeenLastCalledWith("NZ");
    await expect(canvas.getByRole("textbox", { name: "Phone" })).toHaveFocus();
  },
};

export const EveryCountry: Story = {
  name: "FORM-26 a country is found by typing its name or calling code",
  render: (args) => <Everywhere {...args} />,
  play: async ({ canvas, args }) => {
    const country = await canvas.findByRole("combobox", { name: "Country of the phone number" });
    country.focus();
    await userEvent.keyboard("cote");
    await userEvent.keyboard("{Enter}");
    await expect(args.onCountryChange).toHaveBeenLastCalledWith("CI");
    await userEvent.click(country);
    await expect(canvas.getAllByRole("option").length).toBeGreaterThan(200);
    await userEvent.keyboard("+44{Enter}");
    await expect(args.onCountryChange).toHaveBeenLastCalledWith("GB");
    await expect(country).toHaveTextContent("United Kingdom (+44)");
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
    await userEvent.click(canvas.getByRole("combobox"));
    await userEvent.click(canvas.getByRole("option", { name: /Australia/ }));
    await waitFor(() => expect(input).toHaveAccessibleDescription("Enter a valid phone number."));
    await expect(input).toBeInvalid();
  },
};

export const GroupsAsItIsTyped: Story = {
  name: "FORM-26 writes the number the country's way while it is typed, and the caret stays",
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole<HTMLInputElement>("textbox", { name: "Phone" });
    await userEvent.type(input, "021550184");
    await expect(input).toHaveValue("021 550 184");
    await userEvent.type(input, "5", { initialSelectionStart: 5, initialSelectionEnd: 5 });
    await expect(input).toHaveValue("021 555 0184");
    await expect(input.selectionStart).toBe(6);
    await expect(args.onChange).toHaveBeenLastCalledWith("021 555 0184");
    await userEvent.keyboard("{Backspace}");
    await expect(input).toHaveValue("021 550 184");
    await expect(input.selectionStart).toBe(5);
  },
};

export const APrefixBringsItsCountry: Story = {
  name: "FORM-26 a pasted international number brings its country along at once",
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole("textbox", { name: "Phone" });
    await userEvent.click(input);
    await userEvent.paste("+61 412 345 678");
    await waitFor(() => expect(args.onCountryChange).toHaveBeenCalledWith("AU"));
    await waitFor(() => expect(input).toHaveValue("0412 345 678"));
    await expect(canvas.getByRole("combobox")).toHaveTextContent("Australia (+61)");
  },
};

export const ATypedPrefixWaits: Story = {
  name: "A typed prefix keeps its number as it is until the field is left",
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole("textbox", { name: "Phone" });
    await userEvent.type(input, "+61412345678");
    await expect(input).toHaveValue("+61 412 345 678");
    await expect(args.onCountryChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await waitFor(() => expect(args.onCountryChange).toHaveBeenCalledWith("AU"));
    await waitFor(() => expect(input).toHaveValue("0412 345 678"));
  },
};

export const TakesOnlyWhatANumberIsWrittenWith: Story = {
  name: "FORM-64 strips what no number is written with",
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox", { name: "Phone" });
    await userEvent.type(input, "021 call 555");
    await expect(input).toHaveValue("021 555");
    // Grouping, which drops letters too, leaves what is pasted alone.
    await userEvent.clear(input);
    await userEvent.paste("mob: 021 call 5");
    await expect(input).toHaveValue(" 021  5");
  },
};

export const LeavesOutAnExtension: Story = {
  name: "FORM-64 an extension that is pasted makes no other number",
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox", { name: "Phone" });
    for (const extension of [" ext 3", " ext. 3", " extension 3", "x3", " #3"]) {
      await userEvent.clear(input);
      await userEvent.click(input);
      await userEvent.paste(`021 555 0184${extension}`);
      await waitFor(() => expect(input).toHaveValue("021 555 0184"));
    }
  },
};

export const WithAnError: Story = {
  args: { value: "12", error: "Enter a valid phone number." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Phone" })).toHaveAccessibleDescription("Enter a valid phone number.");
  },
};

export const Disabled: Story = {
  args: { value: "021 555 0184", disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Phone" })).toBeDisabled();
    await expect(canvas.getByRole("combobox")).toBeDisabled();
  },
};

const control = createRef<HTMLInputElement>();

export const PassesOn: Story = {
  name: "Passes on ref and data to the input, class to the field",
  render: (args) => <PhoneField {...args} ref={control} className="mine" data-field="phone" id="mobile" />,
  play: async ({ canvas, canvasElement }) => {
    await expect(control.current).toBe(canvas.getByRole("textbox", { name: "Phone" }));
    await expect(control.current).toHaveAttribute("data-field", "phone");
    await expect(control.current).toHaveAttribute("id", "mobile");
    await expect(canvasElement.querySelector(".mine")).toContainElement(control.current);
  },
};
