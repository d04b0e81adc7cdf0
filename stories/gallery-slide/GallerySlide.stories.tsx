import type { Meta, StoryObj } from "@storybook/react-vite";
import { GallerySlide } from "@tread/design-system/gallery-slide";
import { expect, fn, userEvent } from "storybook/test";
import { expectPassedOn, passedOn } from "../overlay/passed-on.ts";
import { samplePicture } from "../picture/sample-picture.ts";

const picture = { src: samplePicture(800), alt: "Court Low from the side", width: 800, height: 1200 };

const meta = {
  title: "Components/Gallery slide",
  component: GallerySlide,
  args: { picture, label: "Zoom picture 1", onClick: fn() },
  decorators: [
    (Story) => (
      <div style={{ width: 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof GallerySlide>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const NamedByWhatItDoesAndShows: Story = {
  name: "Is named by what it does and what it shows, once",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Zoom picture 1: Court Low from the side" })).toBeVisible();
    await expect(canvas.queryByRole("img")).toBeNull();
  },
};

export const WithoutWords: Story = {
  name: "A picture without words leaves the name at what it does",
  args: { picture: { ...picture, alt: "" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button")).toHaveAccessibleName("Zoom picture 1");
  },
};

export const PressedByKeyboard: Story = {
  name: "Enter and Space press it",
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Portrait: Story = {
  name: "Is two to three whatever the picture",
  args: { picture: { ...picture, height: 800 } },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole("button").getBoundingClientRect();
    await expect(width / height).toBeCloseTo(2 / 3, 2);
  },
};

export const Video: Story = {
  args: { video: true, label: "Play video" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /^Play video: / })).toBeVisible();
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
