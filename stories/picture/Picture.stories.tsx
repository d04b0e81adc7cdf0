import type { Meta, StoryObj } from "@storybook/react-vite";
import { Grid } from "@tread/design-system/layout";
import { Picture, PictureSourceProvider, pictureFits } from "@tread/design-system/picture";
import { createElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, fn, waitFor } from "storybook/test";
import { expectPassedOn, passedOn } from "../overlay/passed-on.ts";
import samplePictureFile from "./sample-picture.svg?no-inline";
import { samplePicture } from "./sample-picture.ts";

const product = { src: samplePicture(800), alt: "Osker Harbour in red, from the side", width: 800, height: 1200 };
const missing = { ...product, src: "/no-such-picture.webp" };

const meta = {
  title: "Components/Picture",
  component: Picture,
  subcomponents: { PictureSourceProvider },
  args: { ...product, placeholder: "ece7de-c4240f", style: { maxWidth: 320 } },
  argTypes: { fit: { control: "inline-radio", options: pictureFits } },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

const forced = () => matchMedia("(forced-colors: active)").matches;

export const Playground: Story = {};

export const States: Story = {
  render: () => (
    <Grid columns={{ base: 3 }} gap={8} style={{ maxWidth: 720 }}>
      <Picture {...product} placeholder="ece7de-c4240f" />
      <Picture {...product} src="data:image/webp;base64," alt="Not there" />
      <span style={{ aspectRatio: "1", overflow: "hidden" }}>
        <Picture {...product} fit="cover" />
      </span>
    </Grid>
  ),
};

export const PlaceholderUntilItLoads: Story = {
  name: "IMG-03 A low-quality placeholder shows until the picture loads",
  // A file, since browsers load data URLs at once however far away they are.
  args: { src: samplePictureFile },
  render: (args) => (
    <div>
      <div style={{ height: 12000 }} />
      <Picture {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>("img");
    await expect(image.complete).toBe(false);
    const { height, width } = image.getBoundingClientRect();
    await expect(height / width).toBeCloseTo(1.5, 2);
    if (!forced()) {
      const ground = getComputedStyle(image);
      await expect(ground.backgroundColor).toBe("rgb(236, 231, 222)");
      await expect(ground.backgroundImage).toContain("rgb(196, 36, 15)");
    }
    image.scrollIntoView();
    await waitFor(() => expect(image.naturalWidth).toBe(800));
    await expect(image.getBoundingClientRect().height).toBe(height);
    window.scrollTo(0, 0);
  },
};

export const IconWhenItFails: Story = {
  name: "IMG-04 A failed picture is marked and shows the placeholder icon",
  args: { ...missing, priority: true, onError: fn() },
  play: async ({ canvas, canvasElement, args }) => {
    await waitFor(() => expect(canvasElement.querySelector("[data-failed]")).not.toBeNull());
    const failed = canvasElement.querySelector("[data-failed]") as HTMLElement;
    await expect(canvasElement.querySelector("img")).toBeNull();
    await expect(canvas.getByRole("img", { name: product.alt }).querySelector("use")?.getAttribute("href")).toMatch(/#image$/);
    await expect(args.onError).toHaveBeenCalledTimes(1);
    const { height, width } = failed.getBoundingClientRect();
    await expect(height / width).toBeCloseTo(1.5, 2);
  },
};

export const NoticesAFailureBeforeHydration: Story = {
  render: () => <div data-testid="server" />,
  play: async ({ canvas }) => {
    const container = canvas.getByTestId("server");
    const picture = createElement(Picture, { ...missing, priority: true });
    container.innerHTML = renderToString(picture);
    const image = container.querySelector("img") as HTMLImageElement;
    await waitFor(() => expect(image.complete && image.naturalWidth === 0).toBe(true));
    const root = hydrateRoot(container, picture, { onRecoverableError: (error) => Promise.reject(error) });
    await waitFor(() => expect(container.querySelector("[data-failed]")).not.toBeNull());
    root.unmount();
  },
};

export const TriesANewSource: Story = {
  render: () => <div data-testid="host" />,
  play: async ({ canvas }) => {
    const container = canvas.getByTestId("host");
    const root = hydrateRoot(container, createElement(Picture, { ...missing, priority: true }), {
      onRecoverableError: () => undefined,
    });
    await waitFor(() => expect(container.querySelector("[data-failed]")).not.toBeNull());
    root.render(createElement(Picture, { ...product, priority: true }));
    await waitFor(() => expect(container.querySelector("img")?.naturalWidth).toBe(800));
    root.unmount();
  },
};

export const OffersSeveralWidths: Story = {
  args: { widths: [320, 160, 640], sizes: "50vw" },
  render: (args) => (
    <PictureSourceProvider buildSource={(_, { width }) => `${samplePicture(width)}#${width}`}>
      <Picture {...args} />
    </PictureSourceProvider>
  ),
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>("img");
    await expect(image.srcset.match(/#\d+ \d+w/g)).toEqual(["#160 160w", "#320 320w", "#640 640w"]);
    await expect(image.src).toMatch(/#320$/);
    await expect(image).toHaveAttribute("sizes", "50vw");
    await expect([image.getAttribute("width"), image.getAttribute("height")]).toEqual(["800", "1200"]);
    await expect([image.loading, image.decoding]).toEqual(["lazy", "async"]);
  },
};

export const PriorityLoadsFirst: Story = {
  args: { priority: true },
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>("img");
    await expect([image.loading, image.fetchPriority]).toEqual(["eager", "high"]);
  },
};

export const BlurredStandIn: Story = {
  name: "IMG-03 IMG-06 A blurred rendition of 16 px shows until the picture loads",
  args: { src: samplePictureFile, blur: true, placeholder: undefined },
  render: (args) => (
    <PictureSourceProvider
      buildSource={(src, { width, blur }) => `${src}${src.includes("?") ? "&" : "?"}w=${width}&blur=${blur}`}
    >
      <div style={{ height: 12000 }} />
      <Picture {...args} />
    </PictureSourceProvider>
  ),
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>("img");
    await expect(image.complete).toBe(false);
    if (!forced()) {
      const ground = getComputedStyle(image);
      await expect(ground.backgroundImage).toContain("w=16&blur=10");
      await expect(ground.backgroundSize).toBe("cover");
    }
    image.scrollIntoView();
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
    window.scrollTo(0, 0);
  },
};

const forwarded = passedOn();

export const PassesOn: Story = {
  name: "Passes on ref, id, class, data and ARIA attributes",
  args: forwarded,
  play: async ({ canvas }) => {
    await expectPassedOn(canvas.getByRole("img"), forwarded);
  },
};

export const PassesOnWhenItFails: Story = {
  name: "What stands in for a failed picture keeps id, class, data and ARIA attributes",
  args: { ...missing, priority: true, id: "look", className: "own", "aria-describedby": "elsewhere" },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("[data-failed]")).not.toBeNull());
    const failed = canvasElement.querySelector("[data-failed]");
    await expect(failed).toHaveAttribute("id", "look");
    await expect(failed).toHaveClass("own");
    await expect(failed).toHaveAttribute("aria-describedby", "elsewhere");
  },
};
