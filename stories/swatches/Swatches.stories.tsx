import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "@tread/design-system/layout";
import { Swatch, Swatches, type SwatchItem } from "@tread/design-system/swatches";
import { expect, within } from "storybook/test";

const colours: SwatchItem[] = [
  { id: "104201", name: "Harbour", colour: "#2b4a6f", href: "/nz/products/osker/court-harbour" },
  { id: "104202", name: "Chalk", colour: "#f1ede4", href: "/nz/products/osker/court-chalk" },
  { id: "104203", name: "Kelp", colour: "#4a5a3a", href: "/nz/products/osker/court-kelp", soldOut: true },
  {
    id: "104204",
    name: "Galah",
    colour: "linear-gradient(135deg, #e6a4ae 50%, #8d8f96 50%)",
    href: "/nz/products/osker/court-galah",
  },
  { id: "104205", name: "Ember", colour: "#c4512b", href: "/nz/products/osker/court-ember" },
  { id: "104206", name: "Basalt", colour: "#2d2e29", href: "/nz/products/osker/court-basalt" },
];
const product = "/nz/products/osker/court-harbour";

const meta = {
  title: "Components/Swatches",
  component: Swatches,
  subcomponents: { Swatch },
  args: { colours, current: "104201", moreHref: product },
} satisfies Meta<typeof Swatches>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Dots: Story = {
  render: () => (
    <Stack gap={8}>
      {colours.slice(0, 3).map(({ id, name, colour }) => (
        <span key={id} style={{ display: "flex", gap: 8, alignItems: "center" }}>
          <Swatch colour={colour} size="md" /> {name}
        </span>
      ))}
    </Stack>
  ),
};

export const FourByDefault: Story = {
  name: "TILE-10 Up to 4 colour swatches show by default",
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole("link").map((link) => link.getAttribute("aria-label"));
    await expect(names.slice(0, -1)).toEqual(["Harbour", "Chalk", "Kelp, sold out", "Galah"]);
    await expect(canvas.getByRole("list", { name: "Colours" })).toBeVisible();
  },
};

export const LinksToSiblings: Story = {
  name: "TILE-11 Each colour swatch links to the sibling product's path",
  play: async ({ canvas }) => {
    for (const { name, href, soldOut } of colours.slice(0, 4)) {
      const link = canvas.getByRole("link", { name: soldOut ? `${name}, sold out` : name });
      await expect(link).toHaveAttribute("href", href);
    }
    await expect(canvas.getByRole("link", { current: true })).toHaveAccessibleName("Harbour");
  },
};

export const NarrowTile: Story = {
  name: "In a tile too narrow for five, and for four, of a finger's targets all that is left stands in one line",
  globals: { viewport: { value: "narrow" } },
  parameters: { visual: { skip: "Measured." } },
  render: (args) => (
    <>
      {[142, 117].map((width) => (
        <div key={width} style={{ width, containerType: "inline-size" }}>
          <Swatches {...args} label={`${width}`} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const [width, shown] of [
      ["142", 4],
      ["117", 3],
    ] as const) {
      const links = within(canvas.getByRole("list", { name: width })).getAllByRole("link");
      await expect(links).toHaveLength(shown);
      await expect(links.at(-1)).toHaveAccessibleName("More colours");
      await expect(new Set(links.map((link) => link.getBoundingClientRect().top)).size).toBe(1);
    }
  },
};

export const MoreColours: Story = {
  name: "TILE-12 A plus link to the product stands for the colours that do not fit",
  play: async ({ canvas }) => {
    const more = canvas.getByRole("link", { name: "More colours" });
    await expect(more).toHaveAttribute("href", product);
    await expect(more.querySelector("use")?.getAttribute("href")).toMatch(/#plus$/);
  },
};

export const NoPlusWhenAllFit: Story = {
  args: { colours: colours.slice(0, 4) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(4);
    await expect(canvas.queryByRole("link", { name: /more/ })).toBeNull();
  },
};

export const FiveTargetsFitATwoColumnTile: Story = {
  globals: { viewport: { value: "phone" } },
  render: (args) => (
    <div style={{ width: 177, containerType: "inline-size" }}>
      <Swatches {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole("link");
    await expect(new Set(links.map((link) => link.getBoundingClientRect().top)).size).toBe(1);
    const [first, second] = links.map((link) => link.getBoundingClientRect().left);
    await expect(Math.abs((second ?? 0) - (first ?? 0))).toBe(34);
    for (const link of links) {
      const { left, bottom } = link.getBoundingClientRect();
      await expect(document.elementFromPoint(left + 10, bottom + 11)).toBe(link);
    }
  },
};
