import type { Meta, StoryObj } from "@storybook/react-vite";
import { Picture } from "@tread/design-system/picture";
import { PictureStrip } from "@tread/design-system/picture-strip";
import { expect } from "storybook/test";
import { samplePicture } from "../picture/sample-picture.ts";

const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <Picture key={index} src={samplePicture(144)} alt={`Thing ${index + 1}`} width={144} height={216} fit="cover" />
  ));

const meta = {
  title: "Components/Picture strip",
  component: PictureStrip,
  args: { pictures: pictures(3) },
} satisfies Meta<typeof PictureStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const More: Story = {
  name: "Shows three and says how many more there are",
  args: { pictures: pictures(7) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("img")).toHaveLength(3);
    await expect(canvas.getByText("and 4 more")).toBeInTheDocument();
    await expect(canvas.getByText("+4")).toBeVisible();
  },
};

export const Few: Story = {
  name: "Says nothing of more where there is none",
  args: { pictures: pictures(1) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("img")).toHaveLength(1);
    await expect(canvas.queryByText(/more/)).toBeNull();
  },
};

export const Small: Story = {
  name: "48 px in a list, two to three whatever the picture",
  args: { size: "sm" },
  play: async ({ canvas }) => {
    const frame = canvas.getAllByRole("img")[0]?.parentElement as HTMLElement;
    const { width, height } = frame.getBoundingClientRect();
    await expect(width).toBe(48);
    await expect(height).toBe(72);
  },
};
