import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge, Label } from "@tread/design-system/badge";
import { Breadcrumbs } from "@tread/design-system/breadcrumbs";
import { Button } from "@tread/design-system/button";
import { AppliedChip, Chip } from "@tread/design-system/chip";
import { EmptyState } from "@tread/design-system/empty-state";
import { Icon } from "@tread/design-system/icon";
import { IconButton } from "@tread/design-system/icon-button";
import { Box, Cluster, Grid, Section, Stack, TileGrid, Wrap } from "@tread/design-system/layout";
import { Link, LinkButton } from "@tread/design-system/link";
import { Logo } from "@tread/design-system/logo";
import { Note } from "@tread/design-system/note";
import { PaymentMarks } from "@tread/design-system/payment-marks";
import { Picture } from "@tread/design-system/picture";
import { Price } from "@tread/design-system/price";
import { Rating } from "@tread/design-system/rating";
import { Skeleton } from "@tread/design-system/skeleton";
import { SkipLink } from "@tread/design-system/skip-link";
import { Spinner } from "@tread/design-system/spinner";
import { Swatch, Swatches } from "@tread/design-system/swatches";
import { Heading, Text, Title } from "@tread/design-system/text";
import { VisuallyHidden } from "@tread/design-system/visually-hidden";
import { cloneElement, type ReactElement, type Ref } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, fn, spyOn, waitFor } from "storybook/test";
import { samplePicture } from "../picture/sample-picture.ts";

const colours = [{ id: "1", name: "Harbour", colour: "#2b4a6f", href: "#harbour" }];

/** One of each public part, with the element that its ref must reach. */
const parts: [name: string, part: ReactElement, element: string][] = [
  ["AppliedChip", <AppliedChip key="">Osker</AppliedChip>, "BUTTON"],
  [
    "AppliedChip with href",
    <AppliedChip key="" href="#x">
      Osker
    </AppliedChip>,
    "A",
  ],
  ["Badge", <Badge key="">Recycled</Badge>, "SPAN"],
  [
    "Badge with href",
    <Badge key="" href="#x">
      Recycled
    </Badge>,
    "A",
  ],
  ["Box", <Box key="" />, "DIV"],
  ["Breadcrumbs", <Breadcrumbs key="" crumbs={[{ label: "Home" }]} />, "NAV"],
  ["Button", <Button key="">Add</Button>, "BUTTON"],
  [
    "Button with href",
    <Button key="" href="#x">
      Cart
    </Button>,
    "A",
  ],
  ["Chip", <Chip key="">Road</Chip>, "BUTTON"],
  [
    "Chip with href",
    <Chip key="" href="#x">
      Road
    </Chip>,
    "A",
  ],
  ["Cluster", <Cluster key="" as="ul" />, "UL"],
  ["EmptyState", <EmptyState key="" shout="Empty." />, "DIV"],
  ["Grid", <Grid key="" columns={{ base: 2 }} />, "DIV"],
  ["Heading", <Heading key="" level={3} shout="New" />, "H3"],
  ["Icon", <Icon key="" name="bag" />, "svg"],
  ["IconButton", <IconButton key="" icon={<Icon name="bag" />} label="Cart" />, "BUTTON"],
  ["IconButton with href", <IconButton key="" icon={<Icon name="bag" />} label="Cart" href="#x" />, "A"],
  ["Label", <Label key="">New</Label>, "SPAN"],
  [
    "Link",
    <Link key="" href="#x">
      Terms
    </Link>,
    "A",
  ],
  ["LinkButton", <LinkButton key="">Remove</LinkButton>, "BUTTON"],
  ["Logo", <Logo key="" />, "svg"],
  ["Note", <Note key="">News</Note>, "DIV"],
  ["PaymentMarks", <PaymentMarks key="" />, "UL"],
  ["Picture", <Picture key="" src={samplePicture(80)} alt="" width={80} height={120} />, "IMG"],
  ["Price", <Price key="" now="$10" />, "SPAN"],
  ["Rating", <Rating key="" value={4} />, "SPAN"],
  ["Section", <Section key="" />, "SECTION"],
  ["Skeleton", <Skeleton key="" />, "SPAN"],
  ["SkipLink", <SkipLink key="" href="#main" />, "A"],
  ["Spinner", <Spinner key="" />, "SPAN"],
  ["Stack", <Stack key="" as="section" />, "SECTION"],
  ["Swatch", <Swatch key="" colour="#2b4a6f" />, "SPAN"],
  ["Swatches", <Swatches key="" colours={colours} moreHref="#x" />, "UL"],
  ["Text", <Text key="">Text</Text>, "P"],
  ["TileGrid", <TileGrid key="" />, "DIV"],
  [
    "Title",
    <Title key="" level={2}>
      Title
    </Title>,
    "H2",
  ],
  ["VisuallyHidden", <VisuallyHidden key="">Hidden</VisuallyHidden>, "SPAN"],
  ["Wrap", <Wrap key="" as="main" />, "MAIN"],
];

const meta = { title: "Foundations/Conformance", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const given = { id: "given", className: "given-class", "data-given": "yes", "aria-describedby": "elsewhere" };

export const EveryPartPassesOnWhatItIsGiven: Story = {
  render: () => <div data-testid="host" />,
  play: async ({ canvas }) => {
    const host = canvas.getByTestId("host");
    for (const [name, part, element] of parts) {
      const container = document.createElement("div");
      host.replaceChildren(container);
      const root = createRoot(container);
      const ref = fn();
      const props = { ...given, ref: ref as unknown as Ref<never> };
      flushSync(() => root.render(cloneElement(part, props)));
      flushSync(() => root.render(cloneElement(part, props)));
      const reached = ref.mock.calls.filter(([node]) => node !== null);
      await expect(reached.length, `${name} gives its ref once, however often it renders`).toBe(1);
      const node = reached[0]?.[0] as Element;
      await expect(node.nodeName, `${name} gives its ref`).toBe(element);
      await expect(node.id, `${name} keeps id`).toBe("given");
      await expect(node.classList.contains("given-class"), `${name} keeps className`).toBe(true);
      await expect(node.classList.length, `${name} has its own look as well`).toBeGreaterThan(name === "Box" ? 0 : 1);
      await expect(node.getAttribute("data-given"), `${name} keeps data attributes`).toBe("yes");
      await expect(node.getAttribute("aria-describedby"), `${name} keeps aria attributes`).toBe("elsewhere");
      root.unmount();
    }
    host.replaceChildren();
  },
};

export const EveryPartHydratesWhatTheServerWrote: Story = {
  render: () => <div data-testid="host" />,
  play: async ({ canvas }) => {
    const host = canvas.getByTestId("host");
    const complaints = spyOn(console, "error");
    for (const [name, part] of parts) {
      const container = document.createElement("div");
      host.replaceChildren(container);
      container.innerHTML = renderToString(part);
      const written = container.firstElementChild;
      const recovered = fn();
      const root = hydrateRoot(container, part, { onRecoverableError: recovered });
      await waitFor(() =>
        expect(
          Object.keys(written ?? {}).some((key) => key.startsWith("__reactProps")),
          name,
        ).toBe(true),
      );
      await expect(recovered, name).not.toHaveBeenCalled();
      await expect(complaints.mock.calls, name).toEqual([]);
      await expect(container.firstElementChild, name).toBe(written);
      root.unmount();
    }
    complaints.mockRestore();
    host.replaceChildren();
  },
};
