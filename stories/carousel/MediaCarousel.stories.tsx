import type { Meta, StoryObj } from "@storybook/react-vite";
import { GallerySlide, MediaCarousel, mediaCarouselLayouts } from "@tread/design-system/carousel";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { patient } from "../overlay/calm.ts";
import { courtLow } from "../product-tile/sample-products.ts";

const pressed = fn();

const meta = {
  title: "Components/MediaCarousel",
  component: MediaCarousel,
  args: {
    label: "Pictures of Court Low",
    onIndexChange: fn(),
    children: courtLow.pictures.map((picture, index) => (
      <GallerySlide
        key={picture.src}
        picture={{ ...picture, width: 800, height: 1200 }}
        label={`Zoom picture ${index + 1}`}
        onClick={() => pressed(index)}
      />
    )),
  },
  argTypes: { layout: { control: "inline-radio", options: mediaCarouselLayouts } },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof MediaCarousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { globals: { viewport: { value: "phone" } } };

export const Gap: Story = {
  name: "CARO-02 The default gap is 16",
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const [first, second] = [...canvas.getByRole("list").children].map((slide) => slide.getBoundingClientRect());
    const gap = Math.max((second?.left ?? 0) - (first?.right ?? 0), (first?.left ?? 0) - (second?.right ?? 0));
    await expect(gap).toBe(16);
  },
};

export const OwnGap: Story = {
  args: { gap: 4 },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole("list")).columnGap).toBe("4px");
  },
};

export const Moves: Story = {
  name: "Arrows and scrolling change the picture",
  globals: { viewport: { value: "tablet" } },
  play: async ({ canvas, args }) => {
    const next = canvas.getByRole("button", { name: "Next picture" });
    await expect(canvas.getByRole("button", { name: "Previous picture" })).toBeDisabled();
    await waitFor(() => expect(next).toBeEnabled(), patient);
    await userEvent.click(next);
    await waitFor(() => expect(args.onIndexChange).toHaveBeenLastCalledWith(1), patient);
    await userEvent.click(next);
    await waitFor(() => expect(args.onIndexChange).toHaveBeenLastCalledWith(2), patient);
    await waitFor(() => expect(next).toBeDisabled(), patient);
    canvas.getByRole("list").scrollLeft = 0;
    await waitFor(() => expect(args.onIndexChange).toHaveBeenLastCalledWith(0), patient);
  },
};

export const Pressed: Story = {
  play: async ({ canvas }) => {
    pressed.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: /^Zoom picture 1: Osker Court Low/ }));
    await expect(pressed).toHaveBeenCalledWith(0);
  },
};

export const Spread: Story = {
  name: "On a product page's large screen all pictures stand in two columns, and none is inert",
  args: { layout: "spread" },
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    const slides = [...canvas.getByRole("list").children] as HTMLElement[];
    const tops = slides.map((slide) => Math.round(slide.getBoundingClientRect().top));
    await expect(tops[0]).toBe(tops[1]);
    await expect(tops[2]).toBeGreaterThan(tops[0] ?? 0);
    await waitFor(() => expect(slides.some((slide) => slide.inert)).toBe(false), patient);
    await expect(canvas.queryByRole("button", { name: "Next picture" })).toBeNull();
  },
};

export const Playing: Story = {
  name: "What plays by itself can be paused, and rests from the start for those who asked for less motion",
  args: { playing: true },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
      await expect(await canvas.findByRole("button", { name: "Play" })).toBeVisible();
      return;
    }
    await userEvent.click(canvas.getByRole("button", { name: "Pause" }));
    await expect(canvas.getByRole("button", { name: "Play" })).toBeVisible();
  },
};
