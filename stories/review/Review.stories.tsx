import type { Meta, StoryObj } from "@storybook/react-vite";
import { Review } from "@tread/design-system/review";
import { expect } from "storybook/test";

const meta = {
  title: "Components/Review",
  component: Review,
  args: {
    rating: 4,
    author: "Hana, Grey Lynn",
    title: "Broke in on the first walk",
    children: "Half a size large, which suited my wide feet. The pink has held through a winter of puddles.",
    bought: "Galah, US M 9",
  },
} satisfies Meta<typeof Review>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Reads: Story = {
  name: "An article: its stars, who wrote it, a heading, the text and what was bought, in that order",
  play: async ({ canvas }) => {
    const review = canvas.getByRole("article");
    await expect(review).toContainElement(canvas.getByRole("img", { name: "4 out of 5" }));
    await expect(canvas.getByRole("heading", { level: 3, name: "Broke in on the first walk" })).toBeVisible();
    const words = review.textContent ?? "";
    const places = ["Hana", "Broke in", "Half a size", "Galah"].map((part) => words.indexOf(part));
    await expect(places).toEqual(places.toSorted((a, b) => a - b));
  },
};

export const Several: Story = {
  name: "Under one another, each with a rule over it, the first with a strong one",
  render: ({ title, ...args }) => (
    <div>
      {[5, 3, 1].map((rating) => (
        <Review key={rating} {...args} rating={rating} title={`${rating} stars`} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole("article").map((review) => getComputedStyle(review).borderTopColor);
    await expect(second).toBe(third);
    if (!matchMedia("(forced-colors: active)").matches) await expect(first).not.toBe(second);
  },
};

export const NarrowAndLong: Story = {
  name: "A long word breaks, and without what was bought the text ends it",
  args: { bought: undefined, level: 2, title: "Tetaumatawhakatangihangakoauauotamateaturipukakapikimaungahoronuku" },
  render: (args) => (
    <div style={{ width: 240 }} data-testid="box">
      <Review {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByTestId("box");
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
    await expect(canvas.getByRole("heading", { level: 2 })).toBeVisible();
    await expect(canvas.getByRole("article").lastElementChild).toHaveTextContent(/puddles\.$/);
  },
};
