import type { Meta, StoryObj } from "@storybook/react-vite";
import { Link } from "@tread/design-system/link";
import { Row, Rows } from "@tread/design-system/rows";
import { expect } from "storybook/test";

const meta = {
  title: "Components/Rows",
  component: Rows,
  args: { "aria-label": "Orders" },
  render: (args) => (
    <Rows {...args}>
      {["TT-10482", "TT-10377", "TT-10211"].map((order) => (
        <Row key={order} style={{ gridTemplateColumns: "1fr auto" }}>
          <Link href={`#${order}`} variant="standalone">
            {order}
          </Link>
          <span>$180.00</span>
        </Row>
      ))}
    </Rows>
  ),
} satisfies Meta<typeof Rows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const IsAList: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list", { name: "Orders" })).toBeVisible();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
  },
};

export const Ruled: Story = {
  name: "Opens with ink, and splits with hairlines",
  play: async ({ canvas }) => {
    const list = canvas.getByRole("list");
    await expect(getComputedStyle(list).borderTopWidth).toBe("1px");
    for (const row of canvas.getAllByRole("listitem")) await expect(getComputedStyle(row).borderBottomWidth).toBe("1px");
  },
};

export const Empty: Story = {
  name: "With nothing in it only the ink stays",
  args: { children: null },
  render: (args) => <Rows {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list").getBoundingClientRect().height).toBe(1);
  },
};
