import type { Meta, StoryObj } from "@storybook/react-vite";
import { PullQuote, quoteGrounds } from "@tread/design-system/pull-quote";
import { expect } from "storybook/test";

const meta = {
  title: "Components/Pull quote",
  component: PullQuote,
  args: { children: "Good shoes won’t make you fast. Bad ones will make you stop.", ground: "butter" },
} satisfies Meta<typeof PullQuote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Grounds: Story = {
  render: () => (
    <div>
      {quoteGrounds.map((ground) => (
        <PullQuote key={ground} ground={ground} source={ground}>
          Built for the walk to the bakery.
        </PullQuote>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("figure")).toHaveLength(quoteGrounds.length);
    await expect(canvas.getByText("ink").closest("figure")).toHaveAttribute("data-ground", "inverse");
  },
};

export const Sourced: Story = {
  name: "Says who said it",
  args: { source: "Hana Tautahi, running editor", ground: "none" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("blockquote")).toHaveTextContent("Good shoes");
    await expect(canvas.getByText("Hana Tautahi, running editor").tagName).toBe("FIGCAPTION");
  },
};

export const LongText: Story = {
  args: { children: "Tetaumatawhakatangihangakoauauotamateaturipukakapikimaungahoronukupokaiwhenuakitanatahu." },
  render: (args) => (
    <div style={{ width: 280 }} data-testid="box">
      <PullQuote {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByTestId("box");
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};
