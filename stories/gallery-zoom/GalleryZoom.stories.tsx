import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@tread/design-system/button";
import { GalleryZoom, type GalleryZoomProps } from "@tread/design-system/gallery-zoom";
import { Overlay } from "@tread/design-system/overlay";
import { PictureSourceProvider } from "@tread/design-system/picture";
import { type ReactElement, useState } from "react";
import { expect, fireEvent, fn, screen, userEvent, waitFor } from "storybook/test";
import { patient } from "../overlay/calm.ts";
import { courtLow } from "../product-tile/sample-products.ts";

function Kept({ index: first, onIndexChange, ...rest }: GalleryZoomProps): ReactElement {
  const [index, setIndex] = useState(first);
  return (
    <div style={{ height: 600 }}>
      <GalleryZoom
        {...rest}
        index={index}
        onIndexChange={(next) => {
          onIndexChange(next);
          setIndex(next);
        }}
      />
    </div>
  );
}

const meta = {
  title: "Components/Gallery zoom",
  component: GalleryZoom,
  args: {
    pictures: courtLow.pictures.map((picture) => ({ ...picture, width: 800, height: 1200 })),
    index: 0,
    onIndexChange: fn(),
    onClose: fn(),
  },
  render: (args) => <Kept {...args} />,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof GalleryZoom>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const slides = () => [...document.querySelectorAll<HTMLElement>("[aria-roledescription='slide']")];
const stageOf = () => slides()[0]?.parentElement?.parentElement as HTMLElement;
/** Which picture fills the stage, or -1 on the way. */
const shown = () => {
  const { left } = stageOf().getBoundingClientRect();
  return slides().findIndex((slide) => Math.abs(slide.getBoundingClientRect().left - left) < 1);
};
const alive = () => waitFor(() => expect(stageOf()).toHaveAttribute("data-live"), patient);
const picture = () => slides()[Math.max(0, shown())]?.querySelector("img") as HTMLElement;

/** Scale and place of the picture, as the browser has it. */
function stands(): { scale: number; x: number; y: number } {
  const { a, e, f } = new DOMMatrix(getComputedStyle(picture()).transform);
  return { scale: a, x: e, y: f };
}

export const Hover: Story = {
  name: "IMG-15 The pointer enlarges 5 times where it is",
  play: async () => {
    const stage = stageOf();
    const box = stage.getBoundingClientRect();
    await expect(stands().scale).toBe(1);
    fireEvent.pointerMove(stage, { pointerType: "mouse", clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 });
    await expect(stands()).toEqual({ scale: 5, x: 0, y: 0 });
    fireEvent.pointerMove(stage, { pointerType: "mouse", clientX: box.left, clientY: box.top });
    await expect(stands().scale).toBe(5);
    await expect(Math.abs(stands().x - 2 * box.width)).toBeLessThan(1);
    fireEvent.pointerOut(stage, { pointerType: "mouse", relatedTarget: document.body });
    await expect(stands().scale).toBe(1);
  },
};

export const Resized: Story = {
  name: "IMG-14 A picture is asked for as wide as it is shown, 500 ms after its place has stopped changing",
  render: (args) => (
    <PictureSourceProvider buildSource={(src, { width }) => `${src}?width=${width}`}>
      <Kept {...args} />
    </PictureSourceProvider>
  ),
  play: async () => {
    const sizes = () => (picture() as HTMLImageElement).sizes;
    const place = stageOf().parentElement?.parentElement as HTMLElement;
    const wide = `${Math.min(400, innerWidth)}px`;
    await waitFor(() => expect(sizes()).toBe(wide), patient);
    const asked: string[] = [];
    const watching = new MutationObserver(() => asked.push(sizes()));
    watching.observe(picture(), { attributeFilter: ["sizes"] });
    place.style.height = "450px";
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    place.style.height = "300px";
    const changed = performance.now();
    await waitFor(() => expect(sizes()).toBe("200px"), patient);
    await expect(performance.now() - changed).toBeGreaterThanOrEqual(490);
    await expect(asked).toEqual(["200px"]);
    watching.disconnect();
    place.style.height = "";
  },
};

export const Pinch: Story = {
  name: "IMG-16 Two fingers enlarge from 1 to 3 times",
  play: async () => {
    const stage = stageOf();
    const { left, top, width, height } = stage.getBoundingClientRect();
    const capture = stage.setPointerCapture;
    // Pointers that no hardware has made cannot be captured.
    stage.setPointerCapture = () => {};
    const finger = (type: "pointerDown" | "pointerMove" | "pointerUp", pointerId: number, x: number) =>
      fireEvent[type](stage, { pointerId, pointerType: "touch", clientX: left + x * width, clientY: top + height / 2 });
    finger("pointerDown", 1, 0.45);
    finger("pointerDown", 2, 0.55);
    finger("pointerMove", 2, 0.55);
    finger("pointerMove", 2, 0.65);
    await expect(Math.abs(stands().scale - 2)).toBeLessThan(0.01);
    finger("pointerMove", 2, 0.95);
    await expect(stands().scale).toBe(3);
    finger("pointerMove", 2, 0.46);
    await expect(stands().scale).toBe(1);
    finger("pointerUp", 1, 0.45);
    finger("pointerUp", 2, 0.46);
    stage.setPointerCapture = capture;
  },
};

export const DoubleTap: Story = {
  name: "A double tap enlarges three times where it is, one finger then moves it, and a double tap goes back",
  play: async () => {
    await alive();
    const stage = stageOf();
    const { left, top, width, height } = stage.getBoundingClientRect();
    const capture = stage.setPointerCapture;
    stage.setPointerCapture = () => {};
    const finger = (type: "pointerDown" | "pointerMove" | "pointerUp", x: number) =>
      fireEvent[type](stage, { pointerId: 1, pointerType: "touch", clientX: left + x * width, clientY: top + height / 2 });
    const tap = () => {
      finger("pointerDown", 0.5);
      finger("pointerUp", 0.5);
    };
    tap();
    await expect(stands().scale).toBe(1);
    tap();
    await expect(stands()).toEqual({ scale: 3, x: 0, y: 0 });
    finger("pointerDown", 0.7);
    finger("pointerMove", 0.6);
    finger("pointerUp", 0.6);
    await expect(Math.abs(stands().x + 0.1 * width)).toBeLessThan(1);
    await expect(shown()).toBe(0);
    tap();
    tap();
    await expect(stands()).toEqual({ scale: 1, x: 0, y: 0 });
    stage.setPointerCapture = capture;
  },
};

export const Swipe: Story = {
  name: "A finger swipes to the next picture, and not while the picture is enlarged",
  play: async ({ canvas, args }) => {
    await alive();
    const stage = stageOf();
    const { width } = stage.getBoundingClientRect();
    const forward = getComputedStyle(stage).direction === "rtl" ? 1 : -1;
    const swipe = () => {
      const touch = (type: string, x: number) => {
        const finger = new Touch({ identifier: 1, target: stage, clientX: width / 2 + forward * x * width, clientY: 200 });
        const touches = type === "touchend" ? [] : [finger];
        stage.dispatchEvent(new TouchEvent(type, { touches, changedTouches: [finger], bubbles: true, cancelable: true }));
      };
      touch("touchstart", 0);
      touch("touchmove", 0.2);
      touch("touchmove", 0.7);
      touch("touchend", 0.7);
    };
    swipe();
    await waitFor(() => expect(args.onIndexChange).toHaveBeenLastCalledWith(1), patient);
    await waitFor(() => expect(shown()).toBe(1), patient);
    await expect(canvas.getByRole("region", { name: "Picture 2 of 3" })).toBeVisible();
    canvas.getByRole("button", { name: "Close zoom" }).focus();
    await userEvent.keyboard("+");
    await expect(stands().scale).toBe(1.5);
    swipe();
    await expect(args.onIndexChange).toHaveBeenCalledTimes(1);
  },
};

export const Keyboard: Story = {
  name: "Everything works from the keyboard",
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas, args }) => {
    await alive();
    canvas.getByRole("button", { name: "Close zoom" }).focus();
    const forward = getComputedStyle(picture()).direction === "rtl" ? "{ArrowLeft}" : "{ArrowRight}";
    await userEvent.keyboard(forward);
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(1);
    await expect(canvas.getByRole("region", { name: "Picture 2 of 3" })).toBeVisible();
    await waitFor(() => expect(shown()).toBe(1), patient);
    await userEvent.keyboard("++");
    await expect(stands().scale).toBe(2);
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onIndexChange).toHaveBeenCalledTimes(1);
    await expect(stands().x).toBeLessThan(0);
    await userEvent.keyboard("-");
    await expect(stands().scale).toBe(1.5);
    await userEvent.keyboard("0");
    await expect(stands()).toEqual({ scale: 1, x: 0, y: 0 });
    await userEvent.keyboard("{End}");
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(2);
    await expect(canvas.getByRole("button", { name: "Next picture" })).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(canvas.getByRole("button", { name: "Picture 1" }));
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(0);
    await userEvent.keyboard("{Home}");
    await userEvent.click(canvas.getByRole("button", { name: "Close zoom" }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const Buttons: Story = {
  name: "Two buttons enlarge and reduce in steps, and are dimmed at the ends",
  play: async ({ canvas }) => {
    const [zoomIn, zoomOut] = ["Zoom in", "Zoom out"].map((name) => canvas.getByRole("button", { name }));
    await expect(zoomOut).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(zoomIn!);
    await expect(stands()).toEqual({ scale: 1.5, x: 0, y: 0 });
    await expect(zoomOut).toHaveAttribute("aria-disabled", "false");
    for (let step = 0; step < 7; step++) await userEvent.click(zoomIn!);
    await expect(stands().scale).toBe(5);
    await expect(zoomIn).toHaveAttribute("aria-disabled", "true");
    await expect(zoomIn).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(stands().scale).toBe(5);
    for (let step = 0; step < 8; step++) await userEvent.click(zoomOut!);
    await expect(stands()).toEqual({ scale: 1, x: 0, y: 0 });
    await expect(zoomOut).toHaveAttribute("aria-disabled", "true");
  },
};

function Opens({ pictures }: GalleryZoomProps): ReactElement {
  const [open, setOpen] = useState(false);
  const [index, setIndex] = useState(0);
  return (
    <main>
      <Button onClick={() => setOpen(true)}>Zoom</Button>
      <Overlay open={open} onOpenChange={() => setOpen(false)} position="screen" label="Pictures of Court Low" flush>
        <GalleryZoom pictures={pictures} index={index} onIndexChange={setIndex} onClose={() => setOpen(false)} />
      </Overlay>
    </main>
  );
}

export const InItsOverlay: Story = {
  render: (args) => <Opens {...args} />,
  play: async () => {
    await userEvent.click(screen.getByRole("button", { name: "Zoom" }));
    const dialog = await screen.findByRole("dialog", { name: "Pictures of Court Low" });
    await waitFor(
      () => expect(dialog.querySelector("section")?.getBoundingClientRect().height).toBe(dialog.clientHeight),
      patient,
    );
    await userEvent.click(screen.getByRole("button", { name: "Close zoom" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), patient);
    await expect(screen.getByRole("button", { name: "Zoom" })).toHaveFocus();
  },
};
