import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button, buttonSizes, buttonVariants } from "@tread/design-system/button";
import { Icon } from "@tread/design-system/icon";
import { Cluster, Stack } from "@tread/design-system/layout";
import { inverseGround } from "@tread/design-system/theme";
import { type ReactElement, useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";

const meta = {
  title: "Components/Button",
  component: Button,
  args: { children: "Add to cart", onClick: fn() },
  argTypes: {
    variant: { control: "select", options: buttonVariants },
    size: { control: "inline-radio", options: buttonSizes },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <Stack gap={24} align="start">
      {buttonVariants.map((variant) => (
        <div
          key={variant}
          {...(/inverse/i.test(variant) && { ...inverseGround, style: { background: "var(--color-bg-inverse)", padding: 16 } })}
        >
          <Cluster gap={12}>
            <Button variant={variant}>{variant}</Button>
            <Button variant={variant} disabled>
              Disabled
            </Button>
            <Button variant={variant} loading loadingLabel="Adding">
              Add to cart
            </Button>
            <Button variant={variant} href="#stories" iconEnd={<Icon name="arrow-right" size="md" />}>
              A link
            </Button>
          </Cluster>
        </div>
      ))}
    </Stack>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Cluster gap={12}>
      {buttonSizes.map((size) => (
        <Button key={size} size={size} iconStart={<Icon name="bag" size="md" />}>
          {size}
        </Button>
      ))}
    </Cluster>
  ),
  play: async ({ canvas }) => {
    const heights = buttonSizes.map((size) => canvas.getByRole("button", { name: size }).getBoundingClientRect().height);
    await expect(heights).toEqual([36, 44, 52, 60]);
  },
};

export const FillsTheWidth: Story = { args: { block: true, size: "xl" } };

export const Presses: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole("button", { name: "Add to cart" });
    await userEvent.click(button);
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await expect(args.onClick).toHaveBeenCalledTimes(3);
    await expect(button).toHaveAttribute("type", "button");
  },
};

function AddsOnPress({ onPress }: { onPress: () => void }): ReactElement {
  const [loading, setLoading] = useState(false);
  return (
    <Button
      size="xl"
      loading={loading}
      loadingLabel="Adding"
      onClick={() => {
        setLoading(true);
        onPress();
      }}
    >
      Add to cart
    </Button>
  );
}

const pressed = fn();

export const KeepsWidthAndFocusWhileLoading: Story = {
  render: () => <AddsOnPress onPress={pressed} />,
  play: async ({ canvas }) => {
    pressed.mockClear();
    const button = canvas.getByRole("button", { name: "Add to cart" });
    const { width, height } = button.getBoundingClientRect();
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName("Adding");
    await expect(button).toHaveAttribute("aria-busy", "true");
    await expect(button.getBoundingClientRect().width).toBe(width);
    await expect(button.getBoundingClientRect().height).toBe(height);
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await userEvent.keyboard("{Enter}");
    await expect(pressed).toHaveBeenCalledTimes(1);
  },
};

const submitted = fn((event: { preventDefault(): void }) => event.preventDefault());

export const DoesNotSubmitWhileLoading: Story = {
  render: () => (
    <form onSubmit={submitted}>
      <Button type="submit" loading loadingLabel="Paying">
        Pay
      </Button>
    </form>
  ),
  play: async ({ canvas }) => {
    submitted.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: "Paying" }));
    await expect(submitted).not.toHaveBeenCalled();
  },
};

export const IsALinkWithHref: Story = {
  render: () => <Button href="/nz/cart">View cart</Button>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "View cart" })).toHaveAttribute("href", "/nz/cart");
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const DisabledDoesNothing: Story = {
  args: { disabled: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole("button");
    await userEvent.click(button, { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const LongWordsWhileLoading: Story = {
  name: "A busy button grows for words that are longer than its label, and cuts none",
  render: () => (
    <Cluster gap={12}>
      <Button>Add</Button>
      <Button loading loadingLabel="Adding it to your cart">
        Add
      </Button>
    </Cluster>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Adding it to your cart" });
    const words = document.createRange();
    words.selectNodeContents(canvas.getByText("Adding it to your cart"));
    const [box, text] = [button.getBoundingClientRect(), words.getBoundingClientRect()];
    await expect(text.left).toBeGreaterThanOrEqual(box.left);
    await expect(text.right).toBeLessThanOrEqual(box.right);
  },
};
