import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "@tread/design-system/layout";
import { Rating } from "@tread/design-system/rating";
import { expect } from "storybook/test";

const meta = { title: "Components/Rating", component: Rating, args: { value: 4.5, count: 128 } } satisfies Meta<typeof Rating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Values: Story = {
  render: () => (
    <Stack gap={8} align="start">
      {[0, 1.2, 2.5, 3.74, 5].map((value) => (
        <Rating key={value} value={value} />
      ))}
    </Stack>
  ),
};

const drawn = (rating: HTMLElement) =>
  [...rating.querySelectorAll("use")].map((star) => star.getAttribute("href")?.split("#")[1]);

export const DrawsToTheNearestHalf: Story = {
  args: { value: 3.74 },
  play: async ({ canvas }) => {
    const stars = canvas.getByRole("img", { name: "3.74 out of 5" });
    await expect(drawn(stars)).toEqual(["star-filled", "star-filled", "star-filled", "star-half", "star"]);
    await expect(canvas.getByText("(128)")).toBeVisible();
  },
};

export const StaysWithinFive: Story = {
  args: { value: 9, label: "Top rated" },
  play: async ({ canvas }) => {
    await expect(drawn(canvas.getByRole("img", { name: "Top rated" }))).toEqual(Array(5).fill("star-filled"));
  },
};
