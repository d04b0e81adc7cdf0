import type { Meta, StoryObj } from "@storybook/react-vite";
import { DataTable, type DataTableProps } from "@tread/design-system/data-table";
import { expect } from "storybook/test";

interface Size {
  usMen: string;
  usWomen: string;
  uk: string;
  eu: string;
  cm: string;
}

const sizes: Size[] = [
  { usMen: "8.5", usWomen: "10", uk: "7.5", eu: "42", cm: "26.5" },
  { usMen: "9", usWomen: "10.5", uk: "8", eu: "42.5", cm: "27" },
  { usMen: "9.5", usWomen: "11", uk: "8.5", eu: "43", cm: "27.5" },
];

const titles: Record<keyof Size, string> = { usMen: "US Men", usWomen: "US Women", uk: "UK", eu: "EU", cm: "cm" };

function columns(...systems: (keyof Size)[]) {
  return systems.map((key) => ({ key, title: titles[key], cell: (row: Size) => row[key] }));
}

const meta = {
  title: "Components/Data table",
  component: DataTable<Size>,
  args: {
    caption: "Osker, men’s footwear",
    columns: columns("usMen", "usWomen", "uk", "eu", "cm"),
    rows: sizes,
    rowKey: (row) => row.usMen,
    current: "9",
  },
} satisfies Meta<typeof DataTable<Size>>;

export default meta;
type Story = StoryObj<DataTableProps<Size>>;

export const Playground: Story = {};

export const NamesItsRows: Story = {
  name: "The first column names its row, and the shopper's row says so",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table", { name: "Osker, men’s footwear" })).toBeVisible();
    await expect(canvas.getAllByRole("rowheader")).toHaveLength(3);
    const row = canvas.getByRole("row", { current: true });
    await expect(row).toHaveTextContent("9, your size");
    await expect(canvas.getAllByRole("columnheader").map((head) => head.textContent)).toEqual([
      "US Men",
      "US Women",
      "UK",
      "EU",
      "cm",
    ]);
  },
};

export const OrderedAsAsked: Story = {
  name: "Columns stand in the order that is asked for",
  args: { columns: columns("eu", "usMen"), current: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("rowheader").map((head) => head.textContent)).toEqual(["42", "42.5", "43"]);
    await expect(canvas.queryByRole("row", { current: true })).toBeNull();
  },
};

export const ScrollsSideways: Story = {
  name: "Scrolls by keyboard where it does not fit",
  render: (args) => (
    <div style={{ width: 240 }}>
      <DataTable {...(args as DataTableProps<Size>)} />
    </div>
  ),
  play: async ({ canvas }) => {
    const area = canvas.getByRole("region", { name: "Osker, men’s footwear" });
    await expect(area.scrollWidth).toBeGreaterThan(area.clientWidth);
    area.focus();
    await expect(area).toHaveFocus();
  },
};
