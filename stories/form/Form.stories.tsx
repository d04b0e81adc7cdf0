import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@tread/design-system/button";
import { EmailField, FormLayout, SelectField, TextField } from "@tread/design-system/field";
import { useForm } from "@tread/design-system/form";
import { FormErrorSummary } from "@tread/design-system/form-error-summary";
import { RadioGroup } from "@tread/design-system/radio";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { hydrateLate } from "../conformance/hydrate-late.ts";

interface ContactFormProps {
  onSubmit: () => void;
  /** Where a refused submit sends focus. */
  focus?: "field" | "summary";
  /** Puts the first, invalid field into a folded part of the page. */
  folded?: boolean;
}

function ContactForm({ onSubmit, focus = "field", folded = false }: ContactFormProps) {
  const [email, setEmail] = useState("");
  const [name, setName] = useState("");
  const [state, setState] = useState("");
  const [way, setWay] = useState<string | null>(null);
  const form = useForm({
    focus,
    onSubmit,
    errors: {
      email: email ? (/.@./.test(email) ? undefined : "Enter a valid email address.") : "Enter your email address.",
      name: name ? undefined : "Enter your first name.",
      state: state ? undefined : "Choose a state.",
      way: way ? undefined : "Choose how we reach you.",
    },
  });
  const shown = Object.entries(form.errors).map(([fieldId, message]) => ({ fieldId, message: message ?? "" }));
  const emailField = (
    <EmailField id="email" name="email" label="Email" required value={email} onChange={setEmail} error={form.errors.email} />
  );
  return (
    <form {...form.formProps} aria-label="Contact">
      <FormLayout>
        {focus === "summary" && <FormErrorSummary errors={form.refusals > 0 ? shown : []} refusals={form.refusals} />}
        {folded ? (
          <details>
            <summary>More</summary>
            {emailField}
          </details>
        ) : (
          emailField
        )}
        <TextField id="name" name="name" label="First name" required value={name} onChange={setName} error={form.errors.name} />
        <SelectField
          id="state"
          name="state"
          label="State"
          required
          placeholder="Choose a state"
          options={[{ value: "NSW", label: "New South Wales" }]}
          value={state}
          onChange={setState}
          error={form.errors.state}
        />
        <RadioGroup
          id="way"
          name="way"
          legend="How do we reach you?"
          required
          options={[
            { value: "mail", label: "By mail" },
            { value: "text", label: "By text" },
          ]}
          value={way}
          onChange={setWay}
          error={form.errors.way}
        />
        <Button type="submit" size="lg">
          Continue
        </Button>
      </FormLayout>
    </form>
  );
}

const meta = {
  title: "Components/Form",
  component: ContactForm,
  args: { onSubmit: fn() },
} satisfies Meta<typeof ContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const NoErrorBeforeATouch: Story = {
  name: "FORM-65 shows no error before a field is touched, and none while it is first typed into",
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("Enter your email address.")).toBeNull();
    await userEvent.type(canvas.getByRole("textbox", { name: "Email" }), "m");
    await expect(canvas.queryByText("Enter a valid email address.")).toBeNull();
  },
};

export const ErrorAfterBlur: Story = {
  name: "FORM-65 shows a field's error once it is left, and takes it away as soon as it is put right",
  play: async ({ canvas }) => {
    const email = canvas.getByRole("textbox", { name: "Email" });
    await userEvent.type(email, "mere");
    await userEvent.tab();
    await expect(email).toHaveAccessibleDescription("Enter a valid email address.");
    await expect(canvas.queryByText("Enter your first name.")).toBeNull();
    await userEvent.type(email, "@example.co.nz");
    await expect(email).not.toHaveAttribute("aria-invalid");
  },
};

export const ErrorAfterChange: Story = {
  name: "FORM-65 shows a choice's error once it was changed",
  play: async ({ canvas }) => {
    const state = canvas.getByRole("combobox", { name: "State" });
    await userEvent.selectOptions(state, "NSW");
    await userEvent.selectOptions(state, "");
    await expect(state).toHaveAccessibleDescription("Choose a state.");
  },
};

export const SubmitShowsAll: Story = {
  name: "FORM-65 FORM-66 a refused submit shows every error and focuses the first invalid field",
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Email" }), "mere@example.co.nz");
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole("textbox", { name: "First name" })).toHaveFocus();
    await expect(canvas.getByText("Choose a state.")).toBeVisible();
    await expect(canvas.getByText("Choose how we reach you.")).toBeVisible();
  },
};

export const SkipsWhatCannotBeSeen: Story = {
  name: "FORM-66 passes over an invalid field that cannot be seen",
  args: { folded: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await expect(canvas.getByRole("textbox", { name: "First name" })).toHaveFocus();
  },
};

export const FocusesAGroup: Story = {
  name: "FORM-66 focuses the first radio of an unanswered question",
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Email" }), "mere@example.co.nz");
    await userEvent.type(canvas.getByRole("textbox", { name: "First name" }), "Mere");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "State" }), "NSW");
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await expect(canvas.getByRole("radio", { name: "By mail" })).toHaveFocus();
  },
};

export const SubmitsWhenAllIsRight: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Email" }), "mere@example.co.nz");
    await userEvent.type(canvas.getByRole("textbox", { name: "First name" }), "Mere");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "State" }), "NSW");
    await userEvent.click(canvas.getByText("By text"));
    await userEvent.type(canvas.getByRole("textbox", { name: "First name" }), "{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const WithASummary: Story = {
  name: "A long form may send focus to its summary, which leads to each field",
  args: { focus: "summary" },
  play: async ({ canvas }) => {
    const submit = canvas.getByRole("button", { name: "Continue" });
    await userEvent.click(submit);
    const alert = canvas.getByRole("alert");
    await expect(alert.parentElement).toHaveFocus();
    await userEvent.click(canvas.getByRole("link", { name: "Choose a state." }));
    await expect(canvas.getByRole("combobox", { name: "State" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("link", { name: "Choose how we reach you." }));
    await expect(canvas.getByRole("radio", { name: "By mail" })).toHaveFocus();
    await userEvent.click(submit);
    await expect(alert.parentElement).toHaveFocus();
  },
};

export const FilledInBeforeHydration: Story = {
  name: "What is typed and chosen before the page is hydrated counts",
  render: () => <div data-testid="server" />,
  play: async ({ canvas, args }) => {
    const container = canvas.getByTestId("server");
    const form = <ContactForm {...args} />;
    const root = await hydrateLate(container, form, async () => {
      await userEvent.type(canvas.getByRole("textbox", { name: "Email" }), "mere@example.co.nz");
      await userEvent.type(canvas.getByRole("textbox", { name: "First name" }), "Mere");
      await userEvent.selectOptions(canvas.getByRole("combobox", { name: "State" }), "NSW");
      await userEvent.click(canvas.getByText("By text"));
    });
    await waitFor(async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
      await expect(args.onSubmit).toHaveBeenCalled();
    });
    await expect(canvas.getByRole("textbox", { name: "First name" })).toHaveValue("Mere");
    await expect(canvas.getByRole("combobox", { name: "State" })).toHaveValue("NSW");
    await expect(canvas.getByRole("radio", { name: "By text" })).toBeChecked();
    root.unmount();
  },
};
