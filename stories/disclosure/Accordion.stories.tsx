import type { Meta, StoryObj } from "@storybook/react-vite";
import { Accordion } from "@tread/design-system/disclosure";
import { expect, fn, userEvent } from "storybook/test";
import { expectPassedOn, passedOn } from "../overlay/passed-on.ts";

const items = [
  { id: "fit", title: "Fit", content: "Runs true." },
  {
    id: "care",
    title: "Care",
    content: (
      <label>
        Care notes by email
        <input name="care" />
      </label>
    ),
  },
  { id: "made", title: "Made", content: "In Vietnam." },
];

const meta = {
  title: "Components/Accordion",
  component: Accordion,
  args: { items, onToggle: fn() },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const OpenFromTheStart: Story = {
  args: { items: [{ ...items[0]!, open: true }, items[1]!, items[2]!], level: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Runs true.")).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 2, name: "Fit" })).toBeVisible();
    await expect(canvas.getByText("In Vietnam.")).not.toBeVisible();
  },
};

export const Several: Story = {
  name: "Several may be open at once",
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Fit" }));
    await expect(args.onToggle).toHaveBeenLastCalledWith("fit", true);
    await userEvent.click(canvas.getByRole("button", { name: "Made" }));
    await expect(canvas.getByText("Runs true.")).toBeVisible();
    await expect(canvas.getByText("In Vietnam.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Fit" }));
    await expect(args.onToggle).toHaveBeenLastCalledWith("fit", false);
    await expect(canvas.getByText("Runs true.")).not.toBeVisible();
  },
};

export const OneAtATime: Story = {
  name: "Exclusive: opening one closes the others",
  args: { exclusive: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Fit" }));
    await userEvent.click(canvas.getByRole("button", { name: "Made" }));
    await expect(canvas.getByText("In Vietnam.")).toBeVisible();
    await expect(canvas.getByText("Runs true.")).not.toBeVisible();
    await expect(canvas.getByRole("button", { name: "Fit" })).toHaveAttribute("aria-expanded", "false");
  },
};

export const AccordionPattern: Story = {
  name: "APG accordion: buttons in headings, panels named by them, Enter, Space, Tab through what is open, arrows, Home, End",
  args: { id: "about" },
  play: async ({ canvas }) => {
    const [fit, care, made] = ["Fit", "Care", "Made"].map((name) => canvas.getByRole("button", { name })) as [
      HTMLElement,
      HTMLElement,
      HTMLElement,
    ];
    for (const [button, id] of [
      [fit, "fit"],
      [care, "care"],
      [made, "made"],
    ] as const) {
      await expect(button.parentElement?.tagName).toBe("H3");
      await expect(button).toHaveAttribute("id", `about-${id}`);
      await expect(button).toHaveAttribute("aria-expanded", "false");
      await expect(button).toHaveAttribute("aria-controls", `about-${id}-panel`);
      const panel = document.getElementById(`about-${id}-panel`);
      await expect(panel).toHaveAttribute("role", "region");
      await expect(panel).toHaveAttribute("aria-labelledby", `about-${id}`);
      await expect(panel).not.toBeVisible();
    }

    await userEvent.tab();
    await expect(fit).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(fit).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getByRole("region", { name: "Fit" })).toBeVisible();
    await userEvent.keyboard(" ");
    await expect(fit).toHaveAttribute("aria-expanded", "false");

    await userEvent.tab();
    await expect(care).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.tab();
    await expect(canvas.getByRole("textbox", { name: "Care notes by email" })).toHaveFocus();
    // Keys in what is open are its own.
    await userEvent.keyboard("{End}");
    await expect(canvas.getByRole("textbox", { name: "Care notes by email" })).toHaveFocus();
    await userEvent.tab();
    await expect(made).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(care).toHaveFocus();

    for (const [key, next] of [
      ["{ArrowDown}", made],
      ["{ArrowDown}", fit],
      ["{ArrowUp}", made],
      ["{ArrowUp}", care],
      ["{End}", made],
      ["{Home}", fit],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(next).toHaveFocus();
    }
  },
};

const forwarded = passedOn();

export const PassesOn: Story = {
  name: "Passes on ref, id, class, data and ARIA attributes",
  args: forwarded,
  play: async ({ canvasElement }) => {
    await expectPassedOn(canvasElement.querySelector("#given-id") as Element, forwarded);
  },
};
