import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stepper } from "@tread/design-system/stepper";
import { expect } from "storybook/test";

const meta = {
  title: "Components/Stepper",
  component: Stepper,
  args: {
    current: 2,
    steps: [
      { name: "Cart", href: "#cart" },
      { name: "Contact", href: "#contact" },
      { name: "Shipping", href: "#shipping" },
      { name: "Payment", href: "#payment" },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 680 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const MarksTheStepInHand: Story = {
  name: "Shows Cart, Contact, Shipping, Payment: done ones lead back, the one in hand is marked and says which of how many it is",
  play: async ({ canvas }) => {
    const nav = canvas.getByRole("navigation", { name: "Checkout progress" });
    await expect(canvas.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["#cart", "#contact"]);
    await expect(nav.querySelector("[aria-current=step]")).toHaveTextContent("Step 3 of 4: Shipping");
    await expect(canvas.getByRole("link", { name: "Cart done" })).toBeVisible();
    await expect(canvas.getByText("Payment")).toBeInTheDocument();
  },
};

export const AtTheStart: Story = {
  args: { current: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};

export const AllDone: Story = {
  args: { current: 4 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(4);
    await expect(canvasElement.querySelector("[aria-current]")).toBeNull();
  },
};

export const ForcedColours: Story = {
  name: "In forced colours, which draw no gradients, a line still joins the steps",
  parameters: { visual: { skip: "As Playground, in forced colours." } },
  globals: { colours: "forced" },
  play: async ({ canvas }) => {
    const lines = canvas.getByRole("navigation").querySelectorAll("li[aria-hidden=true]");
    await expect(lines).toHaveLength(3);
    for (const line of lines) await expect(getComputedStyle(line).borderTopColor).not.toBe("rgba(0, 0, 0, 0)");
  },
};

export const InOneLine: Story = {
  name: "A tick and a number stand in one line, with the stitch through their middle",
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    const middles = canvas
      .getAllByRole("listitem", { hidden: true })
      .map((item) => (item.querySelector("[aria-hidden=true]") ?? item).getBoundingClientRect())
      .map(({ top, bottom }) => (top + bottom) / 2);
    await expect(middles).toHaveLength(7);
    await expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(0.5);
  },
};

export const LargeText: Story = {
  name: "A number stays inside its circle at twice the text size",
  parameters: { visual: { skip: "Steps, larger." } },
  play: async ({ canvas }) => {
    const root = document.documentElement.style;
    root.fontSize = "200%";
    try {
      const [dot] = canvas.getAllByText("4");
      if (!dot) throw new Error("There is no fourth step.");
      await expect(dot.scrollHeight).toBeLessThanOrEqual(dot.offsetHeight);
      await expect(dot.offsetHeight).toBe(48);
    } finally {
      root.fontSize = "";
    }
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
};
