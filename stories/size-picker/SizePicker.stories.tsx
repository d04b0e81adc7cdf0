import type { Meta, StoryObj } from "@storybook/react-vite";
import { SizePicker, type SizePickerProps } from "@tread/design-system/size-picker";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { expectPassedOn, passedOn } from "../overlay/passed-on.ts";
import { sizes } from "../product-tile/sample-products.ts";

const meta = {
  title: "Components/Size picker",
  component: SizePicker,
  args: { sizes: sizes.options, system: "US Men", onPick: fn(), onClose: fn() },
  decorators: [
    (Story) => (
      <div style={{ position: "relative", width: 320, height: 360, background: "var(--color-bg-media)" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SizePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const SaysWhatItIs: Story = {
  name: "TILE-24 Title, size system and one button a size, focus on the first that may be pressed",
  args: { sizes: [{ id: "a", code: "7", soldOut: true }, ...sizes.options.slice(2)] },
  play: async ({ canvas }) => {
    const picker = canvas.getByRole("group", { name: "Add to cart: choose a size, US Men" });
    await expect(picker).toHaveTextContent(/^Add to cartUS Men/);
    await expect(canvas.getAllByRole("listitem")).toHaveLength(4);
    await expect(canvas.getByRole("button", { name: "8" })).toHaveFocus();
  },
};

/** A cart in miniature: what is pressed goes in, what is in goes out. */
function WithCart(args: SizePickerProps) {
  const [held, setHeld] = useState<readonly string[]>(["104201-9"]);
  return (
    <SizePicker
      {...args}
      sizes={args.sizes?.map((size) => ({ ...size, inCart: held.includes(size.id) }))}
      onPick={(id) => {
        args.onPick(id);
        setHeld(held.includes(id) ? held.filter((each) => each !== id) : [...held, id]);
      }}
    />
  );
}

export const InTheCart: Story = {
  name: "A size in the cart is pressed, on hi-vis and said to be; focus and picker stay for the next",
  render: (args) => <WithCart {...args} />,
  play: async ({ canvas }) => {
    const nine = canvas.getByRole("button", { name: "9 in your cart" });
    const eight = canvas.getByRole("button", { name: "8" });
    await expect(nine).toHaveAttribute("aria-pressed", "true");
    if (!matchMedia("(forced-colors: active)").matches) {
      await expect(getComputedStyle(nine).backgroundColor).not.toBe(getComputedStyle(eight).backgroundColor);
    }
    await userEvent.click(eight);
    await expect(canvas.getByRole("button", { name: "8 in your cart" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "9 in your cart" }));
    await expect(canvas.getByRole("button", { name: "9" })).toHaveAttribute("aria-pressed", "false");
  },
};

export const NothingMayBeAdded: Story = {
  name: "TILE-28 All sizes are disabled when adding is not allowed; focus is on the picker",
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    for (const item of canvas.getAllByRole("listitem")) await expect(item.querySelector("button")).toBeDisabled();
    await expect(canvas.getByRole("group")).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const TypeToFind: Story = {
  name: "Typing a size goes to it, past those that are sold out",
  args: { sizes: ["7", "9", "10", "10.5", "11"].map((code) => ({ id: code, code, soldOut: code === "10" })) },
  play: async ({ canvas, args }) => {
    await userEvent.keyboard("1");
    await expect(canvas.getByRole("button", { name: "10.5" })).toHaveFocus();
    await userEvent.keyboard("1");
    await expect(canvas.getByRole("button", { name: "11" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onPick).toHaveBeenLastCalledWith("11");
  },
};

export const CloseOnLargeScreens: Story = {
  name: "TILE-25 A close button on large screens",
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Close" }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const NoCloseOnSmallScreens: Story = {
  name: "TILE-25 No close button on small screens",
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: "Close" })).toBeNull();
  },
};

export const Loading: Story = {
  args: { sizes: undefined, system: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "Add to cart: choose a size" })).toHaveAttribute("aria-busy", "true");
    await expect(canvas.getByRole("img", { name: "Loading sizes" })).toBeVisible();
  },
};

export const LongSizesOnAPhone: Story = {
  name: "On a phone's tile every size of clothes is in sight, two side by side, their words within their buttons",
  args: {
    system: undefined,
    sizes: ["XS / AU/NZ 8", "S / AU/NZ 10", "M / AU/NZ 12", "L / AU/NZ 14", "XL / AU/NZ 16"].map((label) => ({
      id: label,
      code: label,
      label,
    })),
  },
  globals: { viewport: { value: "phone" } },
  decorators: [(Story) => <div style={{ position: "relative", width: 176, height: 264 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const picker = canvas.getByRole("group", { name: /choose a size/ });
    await expect(picker.scrollHeight).toBeLessThanOrEqual(picker.clientHeight);
    for (const button of canvas.getAllByRole("button")) {
      await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
      await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
    }
  },
};

const forwarded = passedOn();

export const PassesOn: Story = {
  name: "Passes on ref, id, class, data and ARIA attributes, another name too",
  args: { ...forwarded, "aria-label": "Sizes of Court Low" },
  play: async ({ canvas }) => {
    await expectPassedOn(canvas.getByRole("group", { name: "Sizes of Court Low" }), forwarded);
  },
};
