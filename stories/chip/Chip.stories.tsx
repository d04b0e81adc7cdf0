import type { Meta, StoryObj } from "@storybook/react-vite";
import { AppliedChip, Chip } from "@tread/design-system/chip";
import { Cluster } from "@tread/design-system/layout";
import { type ReactElement, useState } from "react";
import { expect, fn, userEvent } from "storybook/test";

const meta = {
  title: "Components/Chip",
  subcomponents: { AppliedChip },
  component: Chip,
  args: { children: "Road", onClick: fn() },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Links: Story = {
  render: () => (
    <Cluster as="ul" gap={8}>
      <li>
        <Chip href="#road" aria-current="page">
          Road
        </Chip>
      </li>
      <li>
        <Chip href="#trail">Trail</Chip>
      </li>
    </Cluster>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Road" })).toHaveAttribute("aria-current", "page");
    await expect(canvas.getByRole("link", { name: "Trail" })).toHaveAttribute("href", "#trail");
    // An outline says that something has focus, in forced colours too.
    await expect(getComputedStyle(canvas.getByRole("link", { name: "Road" })).outlineStyle).toBe("none");
  },
};

function Switch(): ReactElement {
  const [pressed, setPressed] = useState(false);
  return (
    <Chip pressed={pressed} onClick={() => setPressed(!pressed)}>
      In stock
    </Chip>
  );
}

export const Switches: Story = {
  render: () => <Switch />,
  play: async ({ canvas }) => {
    const chip = canvas.getByRole("button", { name: "In stock", pressed: false });
    await userEvent.click(chip);
    await expect(canvas.getByRole("button", { name: "In stock", pressed: true })).toBe(chip);
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("button", { name: "In stock", pressed: false })).toBe(chip);
  },
};

const removed = fn();

export const Applied: Story = {
  render: () => (
    <Cluster gap={8}>
      <AppliedChip href="/nz/categories/men/shoes">Osker</AppliedChip>
      <AppliedChip onClick={removed}>Under $150</AppliedChip>
    </Cluster>
  ),
  play: async ({ canvas }) => {
    removed.mockClear();
    await expect(canvas.getByRole("link", { name: "Remove Osker" })).toHaveAttribute("href", "/nz/categories/men/shoes");
    await userEvent.click(canvas.getByRole("button", { name: "Remove Under $150" }));
    await expect(removed).toHaveBeenCalledTimes(1);
  },
};
