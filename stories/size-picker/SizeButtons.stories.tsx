import type { Meta, StoryObj } from "@storybook/react-vite";
import { SizeButtons, SizePicker, sizeButtonsPlaces, sizeButtonWidth } from "@tread/design-system/size-picker";
import { expect, fn, userEvent } from "storybook/test";
import { expectPassedOn, passedOn } from "../overlay/passed-on.ts";
import { sizes } from "../product-tile/sample-products.ts";

const meta = {
  title: "Components/Size buttons",
  component: SizeButtons,
  subcomponents: { SizePicker },
  args: { sizes: sizes.options, onPick: fn() },
  argTypes: { place: { control: "inline-radio", options: sizeButtonsPlaces } },
} satisfies Meta<typeof SizeButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const OnAPage: Story = {
  args: { place: "page", selected: "104201-8" },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("button", { name: "8" })).toHaveAttribute("aria-pressed", "true");
    await expect(canvas.getByRole("button", { name: "9.5 only a few left" })).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(canvas.getByRole("button", { name: "7" }));
    await expect(args.onPick).toHaveBeenCalledWith("104201-7");
    await expect(canvas.getByRole("button", { name: "7" }).offsetHeight).toBe(52);
  },
};

export const SoldOut: Story = {
  name: "TILE-27 A size with nothing left is disabled, and says so",
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole("button", { name: "7.5 sold out" });
    await expect(button).toBeDisabled();
    await userEvent.click(button, { pointerEventsCheck: 0 });
    await expect(args.onPick).not.toHaveBeenCalled();
    await expect(canvas.getByRole("button", { name: "7" })).toBeEnabled();
  },
};

export const NothingMayBeAdded: Story = {
  name: "TILE-28 Sizes are disabled when adding is not allowed",
  args: { disabled: true },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole("button")) await expect(button).toBeDisabled();
  },
};

export const InTheCart: Story = {
  name: "Pressing a size in the cart asks to remove it, another to add it",
  play: async ({ canvas, args }) => {
    const held = canvas.getByRole("button", { name: "9 in your cart" });
    await expect(held).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(held);
    await expect(args.onPick).toHaveBeenLastCalledWith("104201-9");
    const other = canvas.getByRole("button", { name: "8" });
    await expect(other).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(other);
    await expect(args.onPick).toHaveBeenLastCalledWith("104201-8");
  },
};

export const ShortCodes: Story = {
  name: "TILE-55 Buttons are 2rem wide when no code is longer than 3 characters",
  args: {
    sizes: ["7", "9.5", "XS", "2XL"].map((code) => ({ id: code, code })),
  },
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    for (const button of canvas.getAllByRole("button")) await expect(button.offsetWidth).toBe(2 * rem);
  },
};

export const LongCodes: Story = {
  name: "Buttons grow with the longest code",
  args: { sizes: ["7", "10.5", "One size"].map((code) => ({ id: code, code })) },
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    const width = Number.parseFloat(sizeButtonWidth(["One size"]));
    for (const button of canvas.getAllByRole("button")) {
      await expect(Math.abs(button.getBoundingClientRect().width - width)).toBeLessThan(0.1);
      await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
    }
  },
};

const forwarded = passedOn();

export const PassesOn: Story = {
  name: "Passes on ref, id, class, data and ARIA attributes",
  args: { ...forwarded, "aria-label": "Sizes" },
  play: async ({ canvas }) => {
    await expectPassedOn(canvas.getByRole("list", { name: "Sizes" }), forwarded);
  },
};

export const LongLabels: Story = {
  name: "Labels longer than the codes fit their buttons on a product page",
  args: {
    place: "page",
    sizes: ["S / AU/NZ 10", "M / AU/NZ 12", "L / AU/NZ 14"].map((label, index) => ({ id: `${index}`, code: `${index}`, label })),
  },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole("button")) {
      const words = document.createRange();
      words.selectNodeContents(button);
      const [box, text] = [button.getBoundingClientRect(), words.getBoundingClientRect()];
      await expect(text.left).toBeGreaterThanOrEqual(box.left);
      await expect(text.right).toBeLessThanOrEqual(box.right);
      await expect(text.height).toBeLessThan(30);
    }
  },
};
