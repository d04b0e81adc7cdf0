import type { Meta, StoryObj } from "@storybook/react-vite";
import { AccountNav } from "@tread/design-system/account-nav";
import { ArticleCard, ArticleGrid } from "@tread/design-system/article-card";
import { Badge, Label } from "@tread/design-system/badge";
import { Breadcrumbs } from "@tread/design-system/breadcrumbs";
import { Button } from "@tread/design-system/button";
import { Card, CardFigure, CardGrid } from "@tread/design-system/card";
import { AppliedChip, Chip } from "@tread/design-system/chip";
import { Description, DescriptionList } from "@tread/design-system/description-list";
import { EmptyState } from "@tread/design-system/empty-state";
import { Icon } from "@tread/design-system/icon";
import { IconButton } from "@tread/design-system/icon-button";
import { InstalmentPlan } from "@tread/design-system/instalment-plan";
import { Box, Cluster, Grid, Section, Stack, TileGrid, Wrap } from "@tread/design-system/layout";
import { Link, LinkButton } from "@tread/design-system/link";
import { Logo } from "@tread/design-system/logo";
import { Note } from "@tread/design-system/note";
import { OrderRow } from "@tread/design-system/order-row";
import { PaymentMarks } from "@tread/design-system/payment-marks";
import { Picture } from "@tread/design-system/picture";
import { PictureStrip } from "@tread/design-system/picture-strip";
import { Price } from "@tread/design-system/price";
import { PriceRange } from "@tread/design-system/price-range";
import { PullQuote } from "@tread/design-system/pull-quote";
import { Rating } from "@tread/design-system/rating";
import { Skeleton } from "@tread/design-system/skeleton";
import { SkipLink } from "@tread/design-system/skip-link";
import { Spinner } from "@tread/design-system/spinner";
import { SplitScreen } from "@tread/design-system/split-screen";
import { StatusTrack } from "@tread/design-system/status-track";
import { StoreCard } from "@tread/design-system/store-card";
import { Swatch, Swatches } from "@tread/design-system/swatches";
import { Heading, Text, Title } from "@tread/design-system/text";
import { VisuallyHidden } from "@tread/design-system/visually-hidden";
import { VoucherForm, VoucherRow } from "@tread/design-system/voucher-row";
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
  ["AccountNav", <AccountNav key="" links={[{ href: "#x", label: "Orders" }]} />, "NAV"],
  ["ArticleCard", <ArticleCard key="" href="#x" title="Title" picture={null} />, "ARTICLE"],
  ["ArticleGrid", <ArticleGrid key="" />, "DIV"],
  ["Card", <Card key="" title="Title" />, "SECTION"],
  ["CardFigure", <CardFigure key="">12</CardFigure>, "P"],
  ["CardGrid", <CardGrid key="" />, "DIV"],
  [
    "DescriptionList",
    <DescriptionList key="">
      <Description term="Name">Mere</Description>
    </DescriptionList>,
    "DL",
  ],
  ["InstalmentPlan", <InstalmentPlan key="" aria-label="Plan" instalments={[{ amount: "$1", due: "Today" }]} />, "OL"],
  ["OrderRow", <OrderRow key="" number="#1" href="#x" date="Today" status="Packed" total="$1" pictures={[]} />, "LI"],
  ["PictureStrip", <PictureStrip key="" pictures={[]} />, "SPAN"],
  ["PriceRange", <PriceRange key="" min={0} max={100} low={null} high={null} />, "DIV"],
  ["PullQuote", <PullQuote key="">Quote</PullQuote>, "FIGURE"],
  [
    "SplitScreen",
    <SplitScreen key="" headline="Back">
      Form
    </SplitScreen>,
    "DIV",
  ],
  ["StatusTrack", <StatusTrack key="" steps={[{ name: "Ordered" }]} current={0} />, "OL"],
  ["StoreCard", <StoreCard key="" name="Ponsonby" address={["142 Ponsonby Road"]} />, "ARTICLE"],
  [
    "VoucherForm",
    <VoucherForm key="" apply="Apply">
      Fields
    </VoucherForm>,
    "DIV",
  ],
  ["VoucherRow", <VoucherRow key="" kind="voucher" />, "DIV"],
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
