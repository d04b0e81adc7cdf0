import type { Meta, StoryObj } from "@storybook/react-vite";
import { Carousel, carouselSpans } from "@tread/design-system/carousel";
import { Wrap } from "@tread/design-system/layout";
import { ProductTile } from "@tread/design-system/product-tile";
import { expect, userEvent, waitFor } from "storybook/test";
import { patient } from "../overlay/calm.ts";
import { courtLow } from "../product-tile/sample-products.ts";

const tiles = Array.from({ length: 8 }, (_, index) => (
  <ProductTile key={index} {...courtLow} productId={String(index)} name={`Court Low ${index + 1}`} />
));

const meta = {
  title: "Components/Carousel",
  component: Carousel,
  args: { title: { shout: "Style it", aside: "with" }, more: { label: "See all", href: "/nz/products" }, children: tiles },
  argTypes: { span: { control: "inline-radio", options: carouselSpans } },
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story) => (
      <Wrap style={{ paddingBlock: 32 }}>
        <Story />
      </Wrap>
    ),
  ],
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

const slides = (root: Element) => [...root.querySelectorAll<HTMLElement>("ul[tabindex] > li")];

/** How many slides stand wholly in view. */
function inView(root: Element): number {
  const track = (root.querySelector("ul[tabindex]") as Element).getBoundingClientRect();
  return slides(root).filter((slide) => {
    const box = slide.getBoundingClientRect();
    return box.left >= track.left - 1 && box.right <= track.right + 1;
  }).length;
}

export const Playground: Story = {};

export const OnAPhone: Story = {
  name: "Two slides and a part of the third on a phone, four on a desktop",
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const [first] = slides(canvasElement);
    const visible = window.innerWidth / (first?.getBoundingClientRect().width ?? 1);
    await expect(inView(canvasElement)).toBe(2);
    await expect(visible).toBeGreaterThan(2.2);
    await expect(visible).toBeLessThan(2.7);
  },
};

export const OnADesktop: Story = {
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvasElement }) => {
    await expect(inView(canvasElement)).toBe(4);
  },
};

export const Wide: Story = {
  args: { span: "wide", bar: false },
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvasElement }) => {
    await expect(inView(canvasElement)).toBe(5);
  },
};

export const Arrows: Story = {
  name: "Arrows move by what is in view and end at both ends; the bar follows",
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas, canvasElement }) => {
    const [previous, next] = [canvas.getByRole("button", { name: "Previous" }), canvas.getByRole("button", { name: "Next" })];
    const track = canvasElement.querySelector("ul[tabindex]") as HTMLElement;
    const bar = track.nextElementSibling?.firstElementChild as HTMLElement;
    const start = () =>
      Math.abs(bar.getBoundingClientRect().left - (bar.parentElement as HTMLElement).getBoundingClientRect().left);
    await expect(previous).toBeDisabled();
    await waitFor(() => expect(next).toBeEnabled(), patient);
    await userEvent.click(next);
    await waitFor(() => expect(next).toBeDisabled(), patient);
    await expect(previous).toBeEnabled();
    const box = slides(canvasElement)[7]?.getBoundingClientRect() as DOMRect;
    await expect(box.left >= 0 && box.right <= window.innerWidth).toBe(true);
    await waitFor(() => expect(getComputedStyle(track).direction === "rtl" || start() > 100).toBe(true), patient);
    await userEvent.click(previous);
    await waitFor(() => expect(previous).toBeDisabled(), patient);
    await expect(Math.abs(track.scrollLeft)).toBeLessThanOrEqual(1);
  },
};

/** For each slide whether it is inert, and whether no part of it shows. */
function hidden(root: Element): { inert: boolean[]; out: boolean[] } {
  const track = (root.querySelector("ul[tabindex]") as Element).getBoundingClientRect();
  const boxes = slides(root).map((slide) => slide.getBoundingClientRect());
  return {
    inert: slides(root).map((slide) => slide.inert),
    out: boxes.map((box) => box.right <= track.left || box.left >= track.right),
  };
}

export const OutOfViewIsInert: Story = {
  name: "Slides out of view are inert until they come",
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas, canvasElement }) => {
    const agrees = async (first: boolean, last: boolean) => {
      await waitFor(() => expect(hidden(canvasElement).inert).toEqual(hidden(canvasElement).out), patient);
      await expect([hidden(canvasElement).inert[0], hidden(canvasElement).inert[7]]).toEqual([first, last]);
    };
    await agrees(false, true);
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Next" })).toBeDisabled(), patient);
    await agrees(true, false);
  },
};

export const Named: Story = {
  play: async ({ canvas }) => {
    const region = canvas.getByRole("region", { name: "Style it with" });
    await expect(region).toHaveAttribute("aria-roledescription", "carousel");
    await expect(canvas.getByRole("heading", { level: 2 })).toHaveTextContent("Style it with");
    const track = canvas.getByRole("list", { name: "Style it with" });
    track.focus();
    await expect(track).toHaveFocus();
    await expect(getComputedStyle(track).scrollSnapType).toBe("x mandatory");
  },
};
