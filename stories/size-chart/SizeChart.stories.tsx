import type { Meta, StoryObj } from "@storybook/react-vite";
import { SizeChart, type SizeChartData } from "@tread/design-system/size-chart";
import { expect, fn, userEvent } from "storybook/test";
import { expectPassedOn, passedOn } from "../overlay/passed-on.ts";

const sizes = [
  ["7", "8.5", "6", "40", "25"],
  ["7.5", "9", "6.5", "40.5", "25.5"],
  ["8", "9.5", "7", "41", "26"],
  ["8.5", "10", "7.5", "42", "26.5"],
  ["9", "10.5", "8", "42.5", "27"],
  ["9.5", "11", "8.5", "43", undefined],
] as const;

const footwear: SizeChartData = {
  type: "dense",
  systems: [
    { id: "usMen", label: "US Men" },
    { id: "usWomen", label: "US Women" },
    { id: "uk", label: "UK" },
    { id: "eu", label: "EU" },
    { id: "cm", label: "cm" },
  ],
  defaultSystem: "uk",
  rows: sizes.map(([usMen, usWomen, uk, eu, cm]) => ({ id: usMen, values: { usMen, usWomen, uk, eu, cm } })),
};

const clothing: SizeChartData = {
  type: "sparse",
  columns: ["Size", "AU / NZ", "Bust", "Waist", "Hip"],
  rows: [
    { id: "XS", cells: ["XS", "8", "80–84 cm", "62–66 cm", "88–92 cm"] },
    { id: "S", cells: ["S", "10", "85–89 cm", "67–71 cm", "93–97 cm"] },
    { id: "M", cells: ["M", "12", "90–94 cm", "72–76 cm", "98–102 cm"] },
  ],
};

const meta = {
  title: "Components/Size chart",
  component: SizeChart,
  args: { caption: "Men’s footwear", chart: footwear, onSystem: fn() },
} satisfies Meta<typeof SizeChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { current: "9" } };

const titles = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas.getAllByRole("columnheader").map((head) => head.textContent);

export const Dense: Story = {
  name: "SIZE-03 A dense chart shows its values per system, starting from its default, and another one can be put first",
  args: { current: "9" },
  play: async ({ canvas, args }) => {
    await expect(titles(canvas)).toEqual(["UK", "US Men", "US Women", "EU", "cm"]);
    await expect(canvas.getAllByRole("rowheader").map((head) => head.textContent)).toEqual([
      "6",
      "6.5",
      "7",
      "7.5",
      "8, your size",
      "8.5",
    ]);
    await expect(canvas.getByRole("button", { name: "UK" })).toHaveAttribute("aria-pressed", "true");
    await expect(canvas.getByRole("row", { current: true })).toHaveTextContent("8, your size910.542.527");

    await userEvent.click(canvas.getByRole("button", { name: "EU" }));
    await expect(args.onSystem).toHaveBeenLastCalledWith("eu");
    await expect(titles(canvas)).toEqual(["EU", "US Men", "US Women", "UK", "cm"]);
    await expect(canvas.getByRole("button", { name: "EU" })).toHaveAttribute("aria-pressed", "true");
    await expect(canvas.getByRole("button", { name: "UK" })).toHaveAttribute("aria-pressed", "false");
    await expect(canvas.getByRole("row", { current: true })).toHaveTextContent("42.5, your size");
    // What a system does not have is said, not left open.
    await expect(canvas.getAllByRole("row").at(-1)).toHaveTextContent("none");
  },
};

export const KeptByTheCaller: Story = {
  name: "The system may be the caller's, as on a product page",
  args: { system: "cm" },
  play: async ({ canvas, args }) => {
    await expect(titles(canvas)[0]).toBe("cm");
    await userEvent.click(canvas.getByRole("button", { name: "UK" }));
    await expect(args.onSystem).toHaveBeenLastCalledWith("uk");
    await expect(titles(canvas)[0]).toBe("cm");
  },
};

export const OnAPhone: Story = {
  name: "On a phone of 360 px the systems stand side by side in one line",
  globals: { viewport: { value: "phone" } },
  parameters: { visual: { skip: "As Playground." } },
  decorators: [
    (Story) => (
      <div style={{ width: 328 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const tops = canvas.getAllByRole("button").map((chip) => chip.getBoundingClientRect().top);
    await expect(tops).toHaveLength(5);
    await expect(new Set(tops).size).toBe(1);
  },
};

export const Sparse: Story = {
  name: "A sparse chart shows its own columns and has no systems to switch",
  args: { caption: "Women’s clothing", chart: clothing, current: "S" },
  play: async ({ canvas }) => {
    await expect(titles(canvas)).toEqual(["Size", "AU / NZ", "Bust", "Waist", "Hip"]);
    await expect(canvas.queryByRole("button")).toBeNull();
    await expect(canvas.getByRole("row", { current: true })).toHaveTextContent("S, your size1085–89 cm67–71 cm93–97 cm");
  },
};

export const InANarrowPlace: Story = {
  name: "Where it does not fit the table scrolls, the page does not",
  args: { chart: clothing },
  decorators: [
    (Story) => (
      <div style={{ width: 280 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const area = canvas.getByRole("region", { name: "Men’s footwear" });
    await expect(area.scrollWidth).toBeGreaterThan(area.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
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
