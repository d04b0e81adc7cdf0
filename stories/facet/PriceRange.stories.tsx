import type { Meta, StoryObj } from "@storybook/react-vite";
import { type PriceLimits, PriceRange, type PriceRangeProps } from "@tread/design-system/facet";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";

function Kept({ low, high, onChange, ...props }: PriceRangeProps) {
  const [limits, setLimits] = useState<PriceLimits>({ low, high });
  return (
    <PriceRange
      {...props}
      {...limits}
      onChange={(next) => {
        setLimits(next);
        onChange?.(next);
      }}
    />
  );
}

/** Moves a thumb as the browser does: the value, `input` at each step, `change` when let go. */
function drag(thumb: HTMLElement, ...values: number[]) {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  for (const value of values) {
    set?.call(thumb, String(value));
    thumb.dispatchEvent(new Event("input", { bubbles: true }));
  }
  return {
    letGo() {
      thumb.dispatchEvent(new Event("change", { bubbles: true }));
    },
  };
}

const meta = {
  title: "Components/Price range",
  component: PriceRange,
  render: (args) => <Kept {...args} />,
  args: { min: 20, max: 400, low: 60, high: 260, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 264 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PriceRange>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Says: Story = {
  name: "Says each end in dollars",
  play: async ({ canvas }) => {
    const low = canvas.getByRole("slider", { name: "Lowest price" });
    await expect(low).toHaveValue("60");
    await expect(low).toHaveAttribute("aria-valuetext", "$60");
    await expect(canvas.getByRole("textbox", { name: "To" })).toHaveValue("260");
  },
};

export const Drags: Story = {
  name: "Is told when a thumb is let go, not while it moves",
  play: async ({ canvas, args }) => {
    const dragged = drag(canvas.getByRole("slider", { name: "Highest price" }), 250, 220, 200);
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "To" })).toHaveValue("200"));
    await expect(args.onChange).not.toHaveBeenCalled();
    dragged.letGo();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith({ low: 60, high: 200 });
  },
};

export const StopsAtTheOther: Story = {
  name: "A thumb stops at the other",
  play: async ({ canvas, args }) => {
    const low = canvas.getByRole("slider", { name: "Lowest price" });
    drag(low, 300).letGo();
    await waitFor(() => expect(low).toHaveAttribute("aria-valuetext", "$260"));
    await expect(args.onChange).toHaveBeenLastCalledWith({ low: 260, high: 260 });
  },
};

export const AtTheEndThereIsNoLimit: Story = {
  play: async ({ canvas, args }) => {
    drag(canvas.getByRole("slider", { name: "Lowest price" }), 20).letGo();
    await expect(args.onChange).toHaveBeenLastCalledWith({ low: null, high: 260 });
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "From" })).toHaveValue(""));
  },
};

export const Types: Story = {
  name: "Takes typed numbers: whole dollars, within the other end",
  play: async ({ canvas, args }) => {
    const from = canvas.getByRole("textbox", { name: "From" });
    await userEvent.clear(from);
    await userEvent.type(from, "$99.95{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith({ low: 99, high: 260 });
    await expect(from).toHaveValue("99");
    await userEvent.clear(from);
    await userEvent.type(from, "999");
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith({ low: 260, high: 260 });
    await userEvent.clear(from);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith({ low: null, high: 260 });
  },
};

export const BothAtOneEnd: Story = {
  name: "With both thumbs at the dear end, the lower one is in reach",
  args: { low: 400, high: null },
  play: async ({ canvas }) => {
    const low = canvas.getByRole("slider", { name: "Lowest price" });
    const { right, left, top, height } = low.getBoundingClientRect();
    const end = getComputedStyle(low).direction === "rtl" ? left + 24 : right - 24;
    await expect(document.elementFromPoint(end, top + height / 2)).toBe(low);
  },
};

export const BigEnough: Story = {
  name: "Its thumbs are 48 px to a finger",
  play: async ({ canvas }) => {
    for (const thumb of canvas.getAllByRole("slider")) {
      await expect(thumb.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
    }
  },
};
