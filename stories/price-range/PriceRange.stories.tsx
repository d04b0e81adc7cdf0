import type { Meta, StoryObj } from "@storybook/react-vite";
import { type PriceLimits, PriceRange, type PriceRangeProps } from "@tread/design-system/price-range";
import { createRef, useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";

const atOnce = (settle: () => void) => settle();

/** @param answers says when a range that was chosen is the one that is shown */
function Kept({ low, high, onChange, answers = atOnce, ...props }: PriceRangeProps & { answers?: typeof atOnce }) {
  const [limits, setLimits] = useState<PriceLimits>({ low, high });
  return (
    <PriceRange
      {...props}
      {...limits}
      onChange={(next) => {
        answers(() => setLimits(next));
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
  args: { min: 2000, max: 40000, low: 6000, high: 26000, onChange: fn() },
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
  name: "Says each end in money, with the other end as its limit",
  args: { id: "price" },
  play: async ({ canvas }) => {
    const low = canvas.getByRole("slider", { name: "Lowest price" });
    const high = canvas.getByRole("slider", { name: "Highest price" });
    await expect(low).toHaveAttribute("id", "price-low");
    await expect(low).toHaveAttribute("aria-valuenow", "6000");
    await expect(low).toHaveAttribute("aria-valuemin", "2000");
    await expect(low).toHaveAttribute("aria-valuemax", "26000");
    await expect(low).toHaveAttribute("aria-valuetext", "$60");
    await expect(high).toHaveAttribute("id", "price-high");
    await expect(high).toHaveAttribute("aria-valuemin", "6000");
    await expect(high).toHaveAttribute("aria-valuemax", "40000");
    await expect(canvas.getByRole("group", { name: "Price" })).toContainElement(low);
    await expect(canvas.getByRole("textbox", { name: "To" })).toHaveValue("260");
  },
};

export const Keys: Story = {
  name: "Arrows go a step, Page Up and Page Down ten, Home and End to the ends",
  play: async ({ canvas, args }) => {
    const low = canvas.getByRole("slider", { name: "Lowest price" });
    low.focus();
    const keys: [string, number | null][] = [
      ["{ArrowUp}", 6100],
      ["{ArrowDown}", 6000],
      ["{PageUp}", 7000],
      ["{PageDown}", 6000],
      ["{End}", 26000],
      ["{Home}", null],
    ];
    for (const [key, cents] of keys) {
      await userEvent.keyboard(key);
      await expect(args.onChange).toHaveBeenLastCalledWith({ low: cents, high: 26000 });
    }
    await userEvent.tab();
    await userEvent.keyboard("{Home}");
    await expect(canvas.getByRole("slider", { name: "Highest price" })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith({ low: null, high: 2000 });
  },
};

export const SidewaysKeys: Story = {
  name: "The sideways arrows follow the line of text",
  play: async ({ canvas, args }) => {
    const low = canvas.getByRole("slider", { name: "Lowest price" });
    const rightToLeft = getComputedStyle(low).direction === "rtl";
    low.focus();
    await userEvent.keyboard(rightToLeft ? "{ArrowLeft}" : "{ArrowRight}");
    await expect(args.onChange).toHaveBeenLastCalledWith({ low: 6100, high: 26000 });
    await userEvent.keyboard(rightToLeft ? "{ArrowRight}{ArrowRight}" : "{ArrowLeft}{ArrowLeft}");
    await expect(args.onChange).toHaveBeenLastCalledWith({ low: 5900, high: 26000 });
  },
};

export const Drags: Story = {
  name: "Is told when a thumb is let go, not while it moves",
  play: async ({ canvas, args }) => {
    const dragged = drag(canvas.getByRole("slider", { name: "Highest price" }), 25000, 22000, 20000);
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "To" })).toHaveValue("200"));
    await expect(args.onChange).not.toHaveBeenCalled();
    dragged.letGo();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith({ low: 6000, high: 20000 });
  },
};

export const StopsAtTheOther: Story = {
  name: "A thumb stops at the other",
  play: async ({ canvas, args }) => {
    const low = canvas.getByRole("slider", { name: "Lowest price" });
    drag(low, 30000).letGo();
    await waitFor(() => expect(low).toHaveAttribute("aria-valuetext", "$260"));
    await expect(args.onChange).toHaveBeenLastCalledWith({ low: 26000, high: 26000 });
  },
};

export const AtTheEndThereIsNoLimit: Story = {
  play: async ({ canvas, args }) => {
    drag(canvas.getByRole("slider", { name: "Lowest price" }), 2000).letGo();
    await expect(args.onChange).toHaveBeenLastCalledWith({ low: null, high: 26000 });
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "From" })).toHaveValue(""));
  },
};

export const Types: Story = {
  name: "Takes typed numbers: whole dollars, within the other end, and says what it had to change",
  play: async ({ canvas, args }) => {
    const from = canvas.getByRole("textbox", { name: "From" });
    await userEvent.clear(from);
    await userEvent.type(from, "$99.95{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith({ low: 9900, high: 26000 });
    await expect(from).toHaveValue("99");
    await userEvent.clear(from);
    await userEvent.type(from, "999");
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith({ low: 26000, high: 26000 });
    await expect(canvas.getByRole("status")).toHaveTextContent("From $20 to $260. Set to $260.");
    await userEvent.clear(from);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith({ low: null, high: 26000 });
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
  },
};

export const AnswersLate: Story = {
  name: "What is being typed at one end stays while what was typed at the other is answered",
  parameters: { visual: { skip: "As Playground, with other numbers." } },
  render: (args) => (
    <Kept {...args} answers={(settle: () => void) => window.addEventListener("answered", settle, { once: true })} />
  ),
  play: async ({ canvas, args }) => {
    const from = canvas.getByRole("textbox", { name: "From" });
    const to = canvas.getByRole("textbox", { name: "To" });
    await userEvent.clear(from);
    await userEvent.type(from, "150");
    await userEvent.tab();
    await userEvent.clear(to);
    await userEvent.type(to, "2");
    window.dispatchEvent(new Event("answered"));
    await waitFor(() => expect(canvas.getByRole("slider", { name: "Lowest price" })).toHaveAttribute("aria-valuenow", "15000"));
    await userEvent.type(to, "00{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith({ low: 15000, high: 20000 });
  },
};

export const Cents: Story = {
  name: "With a step of 50 cents it keeps cents, and prices off the steps stay in reach",
  args: { min: 95, max: 1999, low: null, high: 1250, step: 50, currencySign: "A$" },
  play: async ({ canvas, args }) => {
    const low = canvas.getByRole("slider", { name: "Lowest price" });
    await expect(low).toHaveAttribute("aria-valuetext", "A$0.50");
    await expect(canvas.getByRole("slider", { name: "Highest price" })).toHaveAttribute("aria-valuemax", "2000");
    const from = canvas.getByRole("textbox", { name: "From" });
    await userEvent.type(from, "3.20{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith({ low: 320, high: 1250 });
    await expect(from).toHaveValue("3.20");
    low.focus();
    await userEvent.keyboard("{ArrowUp}");
    await expect(args.onChange).toHaveBeenLastCalledWith({ low: 350, high: 1250 });
  },
};

export const PressedBeside: Story = {
  name: "A press on the track brings the nearer thumb",
  play: async ({ canvas, canvasElement, args }) => {
    const low = canvas.getByRole("slider", { name: "Lowest price" });
    const track = low.parentElement as HTMLElement;
    const { left, width, top, height } = track.getBoundingClientRect();
    const share = getComputedStyle(track).direction === "rtl" ? 0.1 : 0.9;
    const clientX = left + 12 + (width - 24) * share;
    await expect(canvasElement.ownerDocument.elementFromPoint(clientX, top + height / 2)).toBe(track);
    track.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX, clientY: top + height / 2 }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ low: 6000, high: 36200 }));
    await expect(canvas.getByRole("slider", { name: "Highest price" })).toHaveFocus();
  },
};

export const BothAtOneEnd: Story = {
  name: "With both thumbs at the dear end, the lower one is in reach",
  args: { low: 40000, high: null },
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

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    for (const thumb of canvas.getAllByRole("slider")) await expect(thumb).toBeDisabled();
    for (const amount of canvas.getAllByRole("textbox")) await expect(amount).toBeDisabled();
  },
};

const root = createRef<HTMLDivElement>();

export const PassesOn: Story = {
  name: "Passes on ref, class, data and a label of its own",
  render: (args) => <PriceRange {...args} ref={root} className="mine" data-facet="price" label="Price of shoes" />,
  play: async ({ canvas }) => {
    const group = canvas.getByRole("group", { name: "Price of shoes" });
    await expect(root.current).toBe(group);
    await expect(group).toHaveClass("mine");
    await expect(group).toHaveAttribute("data-facet", "price");
  },
};
