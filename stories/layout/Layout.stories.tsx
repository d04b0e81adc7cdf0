import type { Meta, StoryObj } from "@storybook/react-vite";
import { Box, Cluster, Grid, Section, Stack, TileGrid, Wrap } from "@tread/design-system/layout";
import { vars } from "@tread/design-system/theme";
import { expect } from "storybook/test";

const meta = {
  title: "Layout/Primitives",
  component: Stack,
  subcomponents: { Cluster, Grid, Section, TileGrid, Wrap, Box },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const block = (name: string, height = 48) => (
  <div key={name} data-testid={name} style={{ background: vars.color.bg.sunken, minHeight: height, padding: 12 }}>
    {name}
  </div>
);
const blocks = (count: number, height?: number) => Array.from({ length: count }, (_, index) => block(`Box ${index + 1}`, height));
const columnsOf = (element: HTMLElement) => getComputedStyle(element).gridTemplateColumns.split(" ").length;

export const StackPutsThingsUnderOneAnother: Story = {
  render: () => <Stack gap={20}>{blocks(3)}</Stack>,
  play: async ({ canvas }) => {
    const [first, second] = ["Box 1", "Box 2"].map((name) => canvas.getByTestId(name).getBoundingClientRect());
    await expect(second?.top).toBe((first?.bottom ?? 0) + 20);
    await expect(second?.left).toBe(first?.left);
  },
};

export const ClusterBreaksIntoLines: Story = {
  render: () => (
    <div style={{ width: 200 }}>
      <Cluster gap={8}>{blocks(4)}</Cluster>
    </div>
  ),
  play: async ({ canvas }) => {
    const tops = new Set(
      ["Box 1", "Box 2", "Box 3", "Box 4"].map((name) => canvas.getByTestId(name).getBoundingClientRect().top),
    );
    await expect(tops.size).toBeGreaterThan(1);
  },
};

export const GridOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  render: () => (
    <Grid data-testid="grid" columns={{ base: 1, md: 2, xl: 4 }}>
      {blocks(4)}
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByTestId("grid"))).toBe(1);
  },
};

export const GridOnADesktop: Story = {
  ...GridOnAPhone,
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByTestId("grid"))).toBe(4);
  },
};

export const TilesOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  render: () => (
    <TileGrid wide data-testid="grid">
      {blocks(6, 160)}
    </TileGrid>
  ),
  play: async ({ canvas, globals }) => {
    const grid = canvas.getByTestId("grid");
    await expect(columnsOf(grid)).toBe(2);
    await expect(getComputedStyle(grid).columnGap).toBe(globals.theme === "btq" ? "8px" : "4px");
  },
};

export const TilesOnADesktop: Story = {
  ...TilesOnAPhone,
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas, globals }) => {
    const grid = canvas.getByTestId("grid");
    await expect(columnsOf(grid)).toBe(globals.theme === "btq" ? 3 : 4);
    await expect(getComputedStyle(grid).columnGap).toBe(globals.theme === "btq" ? "40px" : "8px");
  },
};

export const PageMargins: Story = {
  parameters: { layout: "fullscreen" },
  globals: { viewport: { value: "desktop" } },
  render: () => (
    <Section as="div">
      <Wrap data-testid="wrap">{block("Content")}</Wrap>
    </Section>
  ),
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByTestId("wrap")).paddingInlineStart).toBe("40px");
  },
};
