import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@tread/design-system/button";
import { FormLayout, FormRow } from "@tread/design-system/field";
import { useForm } from "@tread/design-system/form";
import { HostedField } from "@tread/design-system/hosted-field";
import { Icon } from "@tread/design-system/icon";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { detectCardBrand, formatCardNumber, securityCodeLabel } from "../../storefront/domain/fields/card-brand.ts";
import { cardExpiryProblem } from "../../storefront/domain/fields/card-expiry.ts";
import { cardNumberProblem } from "../../storefront/domain/fields/card-number.ts";
import { cardSecurityCodeProblem } from "../../storefront/domain/fields/card-security-code.ts";
import { cardExpiryMessages, cardNumberMessages, cardSecurityCodeMessages } from "../../storefront/domain/fields/messages.ts";
import { problemMessage } from "../../storefront/domain/fields/problem-message.ts";

const today = { now: Date.parse("2026-11-19T00:00:00Z"), timeZone: "Pacific/Auckland" };
const control = {
  flex: 1,
  width: "100%",
  height: 50,
  padding: "0 16px",
  border: 0,
  background: "none",
  outline: "none",
} as const;

/** The gateway's part: its page holds an input like this, and runs the shop's rules on it. */
function Inside({
  name,
  label,
  error,
  ...input
}: {
  name: string;
  label: string;
  error?: string;
  value: string;
  onValue: (value: string) => void;
}) {
  const { onValue, ...rest } = input;
  return (
    <input
      {...rest}
      name={name}
      aria-label={label}
      aria-invalid={error ? true : undefined}
      inputMode="numeric"
      autoComplete="off"
      style={control}
      onChange={(event) => onValue(event.currentTarget.value)}
    />
  );
}

function CardForm({ onPay }: { onPay: () => void }) {
  const [number, setNumber] = useState("");
  const [expiry, setExpiry] = useState("");
  const [code, setCode] = useState("");
  const brand = detectCardBrand(number);
  const codeLabel = securityCodeLabel(brand);
  const problems = {
    number: cardNumberProblem(number),
    expiry: cardExpiryProblem(expiry, today),
    code: cardSecurityCodeProblem(code, brand),
  };
  const form = useForm({
    onSubmit: onPay,
    errors: {
      number: problems.number ? problemMessage(cardNumberMessages, problems.number) : undefined,
      expiry: problems.expiry ? problemMessage(cardExpiryMessages, problems.expiry) : undefined,
      code: problems.code ? problemMessage(cardSecurityCodeMessages, problems.code) : undefined,
    },
  });
  const { errors } = form;
  return (
    <form {...form.formProps} aria-label="Card">
      <FormLayout>
        <HostedField label="Card number" error={errors.number} valid={!problems.number} prefix={<Icon name="card" />}>
          <Inside
            name="number"
            label="Card number"
            error={errors.number}
            value={number}
            onValue={(value) => setNumber(formatCardNumber(value))}
          />
        </HostedField>
        <FormRow>
          <HostedField label="Expiry" error={errors.expiry} valid={!problems.expiry}>
            <Inside name="expiry" label="Expiry" error={errors.expiry} value={expiry} onValue={setExpiry} />
          </HostedField>
          <HostedField label={codeLabel} error={errors.code} valid={!problems.code}>
            <Inside name="code" label={codeLabel} error={errors.code} value={code} onValue={setCode} />
          </HostedField>
        </FormRow>
        <Button type="submit" size="xl" block>
          Pay NZ$337.00
        </Button>
      </FormLayout>
    </form>
  );
}

const meta = {
  title: "Components/Hosted field/Card form",
  component: CardForm,
  args: { onPay: fn() },
} satisfies Meta<typeof CardForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Required: Story = {
  name: "Number, expiry and security code are required",
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Pay/ }));
    await expect(args.onPay).not.toHaveBeenCalled();
    await expect(canvas.getByRole("group", { name: "Card number" })).toHaveAccessibleDescription(cardNumberMessages.empty);
    await expect(canvas.getByRole("group", { name: "Expiry" })).toHaveAccessibleDescription(cardExpiryMessages.empty);
    await expect(canvas.getByRole("group", { name: "CVV" })).toHaveAccessibleDescription(cardSecurityCodeMessages.empty);
    await expect(canvas.getByRole("textbox", { name: "Card number" })).toHaveFocus();
  },
};

export const NumberChecked: Story = {
  name: "A number that no card has is refused once it is left",
  play: async ({ canvas }) => {
    const number = canvas.getByRole("textbox", { name: "Card number" });
    await userEvent.type(number, "4111111111111112");
    await expect(canvas.getByRole("group", { name: "Card number" })).not.toHaveAccessibleDescription();
    await userEvent.tab();
    await expect(canvas.getByRole("group", { name: "Card number" })).toHaveAccessibleDescription(cardNumberMessages.invalid);
    await userEvent.type(number, "{Backspace}1");
    await expect(canvas.getByRole("group", { name: "Card number" })).not.toHaveAccessibleDescription();
  },
};

export const ExpiryChecked: Story = {
  name: "An expiry that is none, or has passed, is refused",
  play: async ({ canvas }) => {
    const expiry = canvas.getByRole("textbox", { name: "Expiry" });
    const group = canvas.getByRole("group", { name: "Expiry" });
    await userEvent.type(expiry, "13/28");
    await userEvent.tab();
    await expect(group).toHaveAccessibleDescription(cardExpiryMessages.invalid);
    await userEvent.clear(expiry);
    await userEvent.type(expiry, "10 / 26");
    await expect(group).toHaveAccessibleDescription("That date has passed.");
    await userEvent.clear(expiry);
    await userEvent.type(expiry, "11 / 26");
    await expect(group).not.toHaveAccessibleDescription();
  },
};

export const CodeChecked: Story = {
  name: "The code has the digits its card has, and its label",
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Card number" }), "378282246310005");
    const code = canvas.getByRole("textbox", { name: "CID" });
    await userEvent.type(code, "123");
    await userEvent.tab();
    await expect(canvas.getByRole("group", { name: "CID" })).toHaveAccessibleDescription(
      problemMessage(cardSecurityCodeMessages, { code: "invalid", n: 4 }),
    );
    await userEvent.type(code, "4");
    await expect(canvas.getByRole("group", { name: "CID" })).not.toHaveAccessibleDescription();
    await userEvent.type(canvas.getByRole("textbox", { name: "Expiry" }), "08/28{Enter}");
    await expect(args.onPay).toHaveBeenCalledOnce();
  },
};
