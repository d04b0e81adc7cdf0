import { AccountNav } from "@tread/design-system/account-nav";
import { AddressCard } from "@tread/design-system/address-card";
import { createAlertQueue } from "@tread/design-system/alert-queue";
import { Alerts } from "@tread/design-system/alerts";
import { AnnouncementBar } from "@tread/design-system/announcement-bar";
import { Announcer } from "@tread/design-system/announcer";
import { AppliedFilters } from "@tread/design-system/applied-filters";
import { ArticleCard, ArticleGrid } from "@tread/design-system/article-card";
import { Badge, Label } from "@tread/design-system/badge";
import { Breadcrumbs } from "@tread/design-system/breadcrumbs";
import { Button } from "@tread/design-system/button";
import { Card, CardFigure, CardGrid } from "@tread/design-system/card";
import { Carousel } from "@tread/design-system/carousel";
import { Checkbox } from "@tread/design-system/checkbox";
import { AppliedChip, Chip } from "@tread/design-system/chip";
import { ComboboxField } from "@tread/design-system/combobox-field";
import { Countdown } from "@tread/design-system/countdown";
import { CountrySwitcher } from "@tread/design-system/country-switcher";
import { DataTable } from "@tread/design-system/data-table";
import { Description, DescriptionList } from "@tread/design-system/description-list";
import { Accordion, Disclosure } from "@tread/design-system/disclosure";
import {
  DropdownMenu,
  DropdownMenuChoice,
  DropdownMenuChoices,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLink,
  DropdownMenuTrigger,
} from "@tread/design-system/dropdown-menu";
import { EmptyState } from "@tread/design-system/empty-state";
import { CheckboxFacet, ColourFacet, Facet, FacetForm, FacetGroup, SizeFacet, ToggleFacet } from "@tread/design-system/facet";
import {
  EmailField,
  Field,
  FieldPrefix,
  FormLayout,
  FormRow,
  PasswordField,
  PasswordRules,
  SelectField,
  TextareaField,
  TextField,
} from "@tread/design-system/field";
import { FormErrorSummary } from "@tread/design-system/form-error-summary";
import { GallerySlide } from "@tread/design-system/gallery-slide";
import { GalleryZoom } from "@tread/design-system/gallery-zoom";
import { HostedField } from "@tread/design-system/hosted-field";
import { Icon } from "@tread/design-system/icon";
import { IconButton } from "@tread/design-system/icon-button";
import { InstalmentPlan } from "@tread/design-system/instalment-plan";
import { Box, Cluster, Grid, Section, Stack, TileGrid, Wrap } from "@tread/design-system/layout";
import { LineItem, LineItems } from "@tread/design-system/line-item";
import { Link, LinkButton, LinkComponentProvider } from "@tread/design-system/link";
import { LinkMenu } from "@tread/design-system/link-menu";
import { Logo } from "@tread/design-system/logo";
import { MediaCarousel } from "@tread/design-system/media-carousel";
import { MegaMenu } from "@tread/design-system/mega-menu";
import { MobileMenu } from "@tread/design-system/mobile-menu";
import { Note } from "@tread/design-system/note";
import { OptionLine, OptionList, OptionRow, OptionRows } from "@tread/design-system/option-rows";
import { OrderRow } from "@tread/design-system/order-row";
import { OrderSummary, OrderSummaryBar, Sum, Sums } from "@tread/design-system/order-summary";
import { Overlay, OverlayNavigationProvider } from "@tread/design-system/overlay";
import { LoadMore, Pagination } from "@tread/design-system/pagination";
import { PaymentMarks } from "@tread/design-system/payment-marks";
import { PaymentMethodOption } from "@tread/design-system/payment-method";
import { PhoneField } from "@tread/design-system/phone-field";
import { Picture, PictureSourceProvider } from "@tread/design-system/picture";
import { PictureStrip } from "@tread/design-system/picture-strip";
import { Price } from "@tread/design-system/price";
import { PriceRange } from "@tread/design-system/price-range";
import { ProductTile, ProductTileSkeleton } from "@tread/design-system/product-tile";
import { PullQuote } from "@tread/design-system/pull-quote";
import { QuantityStepper } from "@tread/design-system/quantity-stepper";
import { Radio, RadioGroup } from "@tread/design-system/radio";
import { Rating } from "@tread/design-system/rating";
import { Review } from "@tread/design-system/review";
import { Row, Rows } from "@tread/design-system/rows";
import { Marked, SearchCombobox } from "@tread/design-system/search-combobox";
import { SearchOverlay } from "@tread/design-system/search-overlay";
import { Segment } from "@tread/design-system/segment";
import { SiteFooter } from "@tread/design-system/site-footer";
import { SiteHeader } from "@tread/design-system/site-header";
import { SizeChart } from "@tread/design-system/size-chart";
import { SizeButtons, SizePicker } from "@tread/design-system/size-picker";
import { Skeleton } from "@tread/design-system/skeleton";
import { SkipLink } from "@tread/design-system/skip-link";
import { Spinner } from "@tread/design-system/spinner";
import { SplitScreen } from "@tread/design-system/split-screen";
import { StatusTrack } from "@tread/design-system/status-track";
import { Stepper } from "@tread/design-system/stepper";
import { Stitch } from "@tread/design-system/stitch";
import { StoreCard, StoreOption } from "@tread/design-system/store-card";
import { Swatch, Swatches } from "@tread/design-system/swatches";
import { Switch } from "@tread/design-system/switch";
import { Tab, TabLinks, TabList, TabPanel, Tabs } from "@tread/design-system/tabs";
import { Heading, Text, Title } from "@tread/design-system/text";
import { VisuallyHidden } from "@tread/design-system/visually-hidden";
import { VoucherForm, VoucherRow } from "@tread/design-system/voucher-row";
import { cloneElement, type ReactElement } from "react";
import { samplePicture } from "../picture/sample-picture.ts";

/** What a part is given besides its own props, each of which has to come out somewhere. */
export type Given = "id" | "className" | "data" | "aria";

/** A part with the least it needs. */
export interface Sample {
  part: ReactElement;
  /** Said after the part's name where the part has several looks. */
  variant?: string;
  /** The element that the part's ref reaches; null where the part draws no element of its own. */
  element: string | null;
  /** What does not come out on that element, and where it does instead: what the part's documentation says. */
  elsewhere?: Partial<Record<Given, string>>;
  /** What the part has to stand in. */
  around?: (part: ReactElement) => ReactElement;
}

const nothing = () => {};
const picture = { src: samplePicture(80), alt: "", width: 80, height: 120 };
const colours = [
  { id: "1", name: "Harbour", colour: "#2b4a6f", href: "#harbour" },
  { id: "2", name: "Galah", colour: "#e6a4ae", href: "#galah" },
];
const toggle = { href: "#toggle", open: false, onToggle: nothing };
const sizes = [
  { id: "7", code: "7" },
  { id: "8", code: "8", soldOut: true },
];
const facet = {
  name: "brand",
  label: "Brand",
  selected: ["osker"],
  options: [
    { value: "osker", label: "Osker", count: 3, colour: "#2b4a6f" },
    { value: "kowhai", label: "Kōwhai", count: 1, colour: "#e6a4ae" },
  ],
};
const store = { href: "#home", label: "Tread & Thread home", logo: "wordmark", current: true } as const;
const choices = [
  { value: "a", label: "Deliver" },
  { value: "b", label: "Pick up" },
];

/** A control's class is its whole field's; the rest is the control's. */
const field = { elsewhere: { className: "DIV" } } as const;

/** For parts whose row or finger areas reach into the margin that every page has. */
const inPage = (part: ReactElement) => <Wrap>{part}</Wrap>;
const inList = (part: ReactElement) => <ul>{part}</ul>;
const inMenu = (part: ReactElement) => (
  <DropdownMenu open>
    <DropdownMenuTrigger>Menu</DropdownMenuTrigger>
    <DropdownMenuContent>{part}</DropdownMenuContent>
  </DropdownMenu>
);
const inTabs = (part: ReactElement) => <Tabs defaultValue="one">{part}</Tabs>;

const inChoice = (part: ReactElement) => (
  <OptionRows legend="Choose one" value={null} onChange={nothing}>
    {part}
  </OptionRows>
);
const search = (
  <SearchCombobox
    value="osk"
    onValueChange={nothing}
    groups={[{ id: "brands", label: "Brands", options: [{ id: "osker", label: "Osker", href: "#osker" }] }]}
    onSubmit={nothing}
    onOptionSelect={nothing}
    onCancel={nothing}
    submitLabel="View all 3 results"
    aria-label="Search"
  />
);

/** Every public component of the design system, by its name. */
export const samples: Readonly<Record<string, readonly Sample[]>> = {
  Accordion: [{ part: <Accordion items={[{ id: "fit", title: "Fit", content: "True to size" }]} />, element: "DIV" }],
  AccountNav: [
    {
      part: <AccountNav links={[{ href: "#orders", label: "Orders", current: true }]} signOutHref="#out" />,
      element: "NAV",
      around: inPage,
    },
  ],
  AddressCard: [{ part: <AddressCard title="Home" lines={["12 Cuba Street", "Wellington 6011"]} />, element: "ARTICLE" }],
  Alerts: [{ part: <Alerts queue={createAlertQueue()} />, element: "SECTION" }],
  AnnouncementBar: [
    { part: <AnnouncementBar announcements={[{ text: "Free returns" }]} />, element: "SECTION" },
    {
      variant: "of many words",
      part: <AnnouncementBar announcements={[{ text: "Free express delivery on orders over $150. You’re welcome." }]} />,
      element: "SECTION",
    },
  ],
  Announcer: [{ part: <Announcer />, element: "DIV" }],
  AppliedChip: [
    { part: <AppliedChip>Osker</AppliedChip>, element: "BUTTON" },
    { variant: "with href", part: <AppliedChip href="#x">Osker</AppliedChip>, element: "A" },
  ],
  AppliedFilters: [
    {
      part: <AppliedFilters filters={[{ id: "1", label: "Osker", href: "#x" }]} clearHref="#all" />,
      element: "DIV",
      around: inPage,
    },
  ],
  ArticleCard: [
    {
      part: (
        <ArticleCard href="#article" title="Break them in slowly" meta={["Care", "4 min"]} picture={<Picture {...picture} />} />
      ),
      element: "ARTICLE",
    },
    {
      variant: "lead",
      part: <ArticleCard href="#article" title="Break them in" aside="slowly" look="lead" picture={<Picture {...picture} />} />,
      element: "ARTICLE",
    },
  ],
  ArticleGrid: [{ part: <ArticleGrid />, element: "DIV" }],
  Badge: [
    { part: <Badge>Recycled</Badge>, element: "SPAN" },
    { variant: "with href", part: <Badge href="#x">Recycled</Badge>, element: "A" },
  ],
  Box: [{ part: <Box />, element: "DIV" }],
  Breadcrumbs: [{ part: <Breadcrumbs crumbs={[{ label: "Home", href: "#home" }, { label: "Shoes" }]} />, element: "NAV" }],
  Button: [
    { part: <Button>Add to cart</Button>, element: "BUTTON" },
    { variant: "loading", part: <Button loading>Add to cart</Button>, element: "BUTTON" },
    { variant: "with href", part: <Button href="#x">Go to cart</Button>, element: "A" },
    { variant: "of many words", part: <Button>Continue to delivery and payment</Button>, element: "BUTTON" },
    {
      variant: "loading, of many words",
      part: (
        <Button loading loadingLabel="Adding it to your cart">
          Add
        </Button>
      ),
      element: "BUTTON",
    },
  ],
  Card: [
    { part: <Card title="Vouchers" count={2} action={<Link href="#x">All</Link>} />, element: "SECTION" },
    { variant: "on ink", part: <Card tone="ink">12,480 points</Card>, element: "SECTION" },
  ],
  CardFigure: [{ part: <CardFigure>12,480</CardFigure>, element: "P" }],
  CardGrid: [{ part: <CardGrid />, element: "DIV" }],
  Carousel: [
    {
      part: (
        <Carousel title={{ shout: "New in" }}>
          <Text>One</Text>
          <Text>Two</Text>
        </Carousel>
      ),
      element: "SECTION",
      around: inPage,
    },
  ],
  Checkbox: [{ part: <Checkbox>Remember me</Checkbox>, element: "INPUT", ...field }],
  CheckboxFacet: [{ part: <CheckboxFacet {...facet} />, element: "UL" }],
  Chip: [
    { part: <Chip>Road</Chip>, element: "BUTTON" },
    { variant: "with href", part: <Chip href="#x">Road</Chip>, element: "A" },
  ],
  Cluster: [{ part: <Cluster as="ul" />, element: "UL" }],
  ColourFacet: [{ part: <ColourFacet {...facet} />, element: "UL" }],
  ComboboxField: [
    {
      part: (
        <ComboboxField
          label="Street address"
          value="12 Cuba"
          onChange={nothing}
          options={[{ id: "cuba", label: "12 Cuba Street, Te Aro, Wellington 6011" }]}
          onOptionSelect={nothing}
          listLabel="Suggested addresses"
        />
      ),
      element: "INPUT",
      ...field,
    },
  ],
  Countdown: [
    { part: <Countdown release={4_102_444_800} />, element: "DIV" },
    { variant: "block", part: <Countdown release={4_102_444_800} variant="block" />, element: "DIV" },
  ],
  CountrySwitcher: [
    {
      part: <CountrySwitcher countries={[{ code: "nz", name: "New Zealand", currency: "NZD", href: "#nz" }]} current="nz" />,
      element: "DETAILS",
    },
  ],
  DataTable: [
    {
      part: (
        <DataTable
          caption="Sizes"
          columns={[{ key: "us", title: "US", cell: (row: string) => row }]}
          rows={["7", "8"]}
          rowKey={(row: string) => row}
        />
      ),
      element: "DIV",
    },
  ],
  Description: [
    {
      part: (
        <Description term="Contact" action={<Link href="#x">Change contact</Link>}>
          aroha@example.com
        </Description>
      ),
      element: "DIV",
      around: (part) => <DescriptionList>{part}</DescriptionList>,
    },
    {
      variant: "framed",
      part: <Description term="Contact">aroha@example.com</Description>,
      element: "DIV",
      around: (part) => <DescriptionList look="framed">{part}</DescriptionList>,
    },
  ],
  DescriptionList: [
    {
      part: (
        <DescriptionList>
          <Description term="Phone">09 555 0142</Description>
        </DescriptionList>
      ),
      element: "DL",
    },
    {
      variant: "of many words",
      part: (
        <DescriptionList>
          <Description term="Estimated delivery to your address">aroha.ngata-williams@example.co.nz</Description>
        </DescriptionList>
      ),
      element: "DL",
    },
  ],
  Disclosure: [{ part: <Disclosure title="Shipping">Two days</Disclosure>, element: "DETAILS" }],
  DropdownMenu: [
    {
      part: (
        <DropdownMenu>
          <DropdownMenuTrigger>Sort</DropdownMenuTrigger>
        </DropdownMenu>
      ),
      element: null,
    },
  ],
  DropdownMenuChoice: [
    {
      part: <DropdownMenuChoice value="new">Newest</DropdownMenuChoice>,
      element: "DIV",
      around: (part) =>
        inMenu(
          <DropdownMenuChoices aria-label="Order" value="new" onChange={nothing}>
            {part}
          </DropdownMenuChoices>,
        ),
    },
  ],
  DropdownMenuChoices: [
    {
      part: (
        <DropdownMenuChoices aria-label="Order" value="new" onChange={nothing}>
          <DropdownMenuChoice value="new">Newest</DropdownMenuChoice>
        </DropdownMenuChoices>
      ),
      element: "DIV",
      around: inMenu,
    },
  ],
  DropdownMenuContent: [
    {
      part: (
        <DropdownMenuContent>
          <DropdownMenuItem>Newest</DropdownMenuItem>
        </DropdownMenuContent>
      ),
      element: "DIV",
      around: (part) => (
        <DropdownMenu open>
          <DropdownMenuTrigger>Menu</DropdownMenuTrigger>
          {part}
        </DropdownMenu>
      ),
    },
  ],
  DropdownMenuItem: [{ part: <DropdownMenuItem>Newest</DropdownMenuItem>, element: "DIV", around: inMenu }],
  DropdownMenuLink: [{ part: <DropdownMenuLink href="#new">Newest</DropdownMenuLink>, element: "A", around: inMenu }],
  DropdownMenuTrigger: [
    {
      part: <DropdownMenuTrigger>Menu</DropdownMenuTrigger>,
      element: "BUTTON",
      around: (part) => <DropdownMenu>{part}</DropdownMenu>,
    },
  ],
  EmailField: [{ part: <EmailField label="Email" />, element: "INPUT", ...field }],
  EmptyState: [{ part: <EmptyState shout="Empty." sentence="Nothing here yet." />, element: "DIV" }],
  Facet: [
    { part: <Facet type="OPTIONS" {...facet} />, element: "UL" },
    { variant: "sizes", part: <Facet type="OPTIONS" look="sizes" {...facet} />, element: "UL" },
    { variant: "colours", part: <Facet type="OPTIONS" look="colours" {...facet} />, element: "UL" },
    { variant: "toggle", part: <Facet type="TOGGLE" name="sale" label="On sale" on={false} />, element: "DIV" },
    { variant: "range", part: <Facet type="RANGE" label="Price" min={10} max={200} low={null} high={null} />, element: "DIV" },
  ],
  FacetForm: [{ part: <FacetForm action="#list">{null}</FacetForm>, element: "FORM" }],
  FacetGroup: [{ part: <FacetGroup title="Brand">Osker</FacetGroup>, element: "DETAILS" }],
  Field: [
    {
      part: <Field label="Suburb">{(control) => <input {...control} style={{ width: "100%", minWidth: 0 }} />}</Field>,
      element: "DIV",
      elsewhere: { id: "INPUT" },
    },
  ],
  FieldPrefix: [{ part: <FieldPrefix>$</FieldPrefix>, element: "SPAN" }],
  FormErrorSummary: [{ part: <FormErrorSummary errors={[{ fieldId: "a", message: "Enter a name" }]} />, element: "DIV" }],
  FormLayout: [{ part: <FormLayout />, element: "DIV" }],
  FormRow: [{ part: <FormRow />, element: "DIV" }],
  GallerySlide: [{ part: <GallerySlide picture={picture} label="Zoom picture 1" />, element: "BUTTON" }],
  GalleryZoom: [
    {
      part: <GalleryZoom pictures={[picture]} index={0} onIndexChange={nothing} onClose={nothing} />,
      element: "SECTION",
    },
  ],
  Grid: [{ part: <Grid columns={{ base: 2 }} />, element: "DIV" }],
  Heading: [{ part: <Heading level={3} shout="New" aside="this week" />, element: "H3" }],
  HostedField: [{ part: <HostedField label="Card number" />, element: "DIV", elsewhere: { className: "DIV" } }],
  Icon: [{ part: <Icon name="bag" />, element: "svg" }],
  IconButton: [
    { part: <IconButton icon={<Icon name="bag" />} label="Cart" />, element: "BUTTON" },
    { variant: "with href", part: <IconButton icon={<Icon name="bag" />} label="Cart" href="#x" />, element: "A" },
  ],
  InstalmentPlan: [
    {
      part: <InstalmentPlan aria-label="Schedule" instalments={[{ amount: "$84.25", due: "Today" }]} />,
      element: "OL",
    },
  ],
  Label: [{ part: <Label>New</Label>, element: "SPAN" }],
  LineItem: [
    {
      part: <LineItem brand="Osker" name="Court Low" picture={null} details={["Chalk", "US 9"]} price="$180.00" />,
      element: "LI",
      around: inList,
    },
  ],
  LineItems: [{ part: <LineItems />, element: "UL" }],
  Link: [{ part: <Link href="#x">Terms and conditions</Link>, element: "A" }],
  LinkButton: [{ part: <LinkButton>Remove</LinkButton>, element: "BUTTON" }],
  LinkComponentProvider: [
    {
      part: (
        <LinkComponentProvider component="a">
          <Link href="#x">Terms</Link>
        </LinkComponentProvider>
      ),
      element: null,
    },
  ],
  LinkMenu: [{ part: <LinkMenu title="Sort" label="Order" links={[{ href: "#new", label: "Newest" }]} />, element: "DETAILS" }],
  LoadMore: [{ part: <LoadMore seen={24} total={60} pageSize={24} onLoadMore={nothing} />, element: "DIV" }],
  Logo: [{ part: <Logo />, element: "svg" }],
  Marked: [{ part: <Marked segments={[{ text: "Osk", match: true }]} />, element: null }],
  MediaCarousel: [
    {
      part: (
        <MediaCarousel label="Court Low">
          <Text>One</Text>
          <Text>Two</Text>
        </MediaCarousel>
      ),
      element: "SECTION",
    },
  ],
  MegaMenu: [{ part: <MegaMenu items={[{ label: "Women", href: "#women", expandable: true }]} />, element: "NAV" }],
  MobileMenu: [{ part: <MobileMenu open onOpenChange={nothing} items={[{ label: "Women", href: "#women" }]} />, element: "DIV" }],
  Note: [{ part: <Note>Orders close at 2 pm.</Note>, element: "DIV" }],
  OptionLine: [{ part: <OptionLine title="Gift card" meta="$20.00 left" />, element: "DIV" }],
  OptionList: [{ part: <OptionList />, element: "DIV" }],
  OptionRow: [
    {
      part: <OptionRow value="standard" title="Standard delivery" meta="2 to 4 days" end="Free" />,
      element: "INPUT",
      ...field,
      around: (part) => (
        <OptionRows legend="Delivery" value="standard" onChange={nothing}>
          {part}
        </OptionRows>
      ),
    },
  ],
  OptionRows: [
    {
      part: (
        <OptionRows legend="Delivery" value={null} onChange={nothing} error="Choose a delivery">
          <OptionRow value="standard" title="Standard delivery" />
        </OptionRows>
      ),
      element: "FIELDSET",
    },
  ],
  OrderRow: [
    {
      part: (
        <OrderRow
          number="#TT204817"
          href="#order"
          date="12 Nov"
          status={<Badge>Sent</Badge>}
          total="$180.00"
          pictures={[<Picture key="1" {...picture} />]}
        />
      ),
      element: "LI",
      around: (part) => <Rows>{part}</Rows>,
    },
  ],
  OrderSummary: [{ part: <OrderSummary>Total</OrderSummary>, element: "ASIDE" }],
  OrderSummaryBar: [{ part: <OrderSummaryBar total="$180.00">Lines</OrderSummaryBar>, element: "ASIDE" }],
  Overlay: [
    {
      part: (
        <Overlay open onOpenChange={nothing} title="Your cart" header>
          Empty
        </Overlay>
      ),
      element: "DIV",
    },
  ],
  OverlayNavigationProvider: [
    { part: <OverlayNavigationProvider locationKey="a">Page</OverlayNavigationProvider>, element: null },
  ],
  Pagination: [{ part: <Pagination page={2} count={9} href={(page) => `#${page}`} />, element: "NAV" }],
  PasswordField: [{ part: <PasswordField label="Password" />, element: "INPUT", ...field }],
  PasswordRules: [{ part: <PasswordRules rules={[{ label: "8 characters", met: true }]} />, element: "UL" }],
  PaymentMarks: [{ part: <PaymentMarks />, element: "UL" }],
  PaymentMethodOption: [
    {
      part: <PaymentMethodOption value="card" title="Card" description="Paid today" marks={["visa"]} />,
      element: "INPUT",
      ...field,
      around: inChoice,
    },
    {
      variant: "off",
      part: <PaymentMethodOption value="later" title="Pay later" disabledReason="For orders over $35.00" />,
      element: "INPUT",
      ...field,
      around: inChoice,
    },
  ],
  PhoneField: [
    {
      part: <PhoneField label="Phone" value="" onChange={nothing} country="NZ" onCountryChange={nothing} />,
      element: "INPUT",
      ...field,
    },
  ],
  Picture: [{ part: <Picture {...picture} />, element: "IMG" }],
  PictureSourceProvider: [
    {
      part: (
        <PictureSourceProvider buildSource={(src) => src}>
          <Picture {...picture} />
        </PictureSourceProvider>
      ),
      element: null,
    },
  ],
  PictureStrip: [
    {
      part: <PictureStrip limit={1} pictures={[<Picture key="1" {...picture} />, <Picture key="2" {...picture} />]} />,
      element: "SPAN",
    },
  ],
  Price: [{ part: <Price now="$129.90" was="$180.00" />, element: "SPAN" }],
  PriceRange: [{ part: <PriceRange min={1_000} max={20_000} low={null} high={null} />, element: "DIV", around: inPage }],
  ProductTile: [
    {
      part: (
        <ProductTile
          productId="1"
          href="#court-low"
          brand="Osker"
          name="Court Low"
          price={{ now: "$180.00" }}
          pictures={[picture]}
          colours={colours}
          bar="add"
          heart="off"
        />
      ),
      element: "ARTICLE",
    },
    {
      variant: "of many words",
      part: (
        <ProductTile
          productId="1"
          href="#court-low"
          brand="Osker"
          name="Court Low with a woven tongue and two pairs of laces"
          price={{ now: "$180.00" }}
          pictures={[picture]}
        />
      ),
      element: "ARTICLE",
    },
  ],
  ProductTileSkeleton: [{ part: <ProductTileSkeleton />, element: "DIV" }],
  Review: [
    {
      part: (
        <Review rating={4} author="Hana, Grey Lynn" title="Broke in on the first walk" bought="US M 9">
          Half a size large.
        </Review>
      ),
      element: "ARTICLE",
    },
  ],
  PullQuote: [{ part: <PullQuote source="Mere, Ponsonby">I walked home in them.</PullQuote>, element: "FIGURE" }],
  QuantityStepper: [
    {
      part: <QuantityStepper value={1} onChange={nothing} />,
      element: "DIV",
      elsewhere: { id: "INPUT", aria: "INPUT" },
    },
  ],
  Radio: [
    {
      part: (
        <Radio name="way" value="deliver">
          Deliver
        </Radio>
      ),
      element: "INPUT",
      elsewhere: { className: "LABEL" },
    },
  ],
  RadioGroup: [{ part: <RadioGroup legend="Delivery" options={choices} help="Choose one" />, element: "FIELDSET" }],
  Rating: [{ part: <Rating value={4.5} count={12} />, element: "SPAN" }],
  Row: [{ part: <Row>One</Row>, element: "LI", around: inList }],
  Rows: [{ part: <Rows />, element: "UL" }],
  SearchCombobox: [
    { part: search, element: "INPUT", elsewhere: { className: "FORM" } },
    { variant: "pinned", part: cloneElement(search, { pinned: true }), element: "INPUT", elsewhere: { className: "FORM" } },
  ],
  SearchOverlay: [
    {
      part: (
        <SearchOverlay open onOpenChange={nothing} initialFocus={{ current: null }}>
          {search}
        </SearchOverlay>
      ),
      element: "DIV",
    },
  ],
  Section: [{ part: <Section />, element: "SECTION" }],
  Segment: [{ part: <Segment legend="Delivery" options={choices} />, element: "FIELDSET" }],
  SelectField: [
    { part: <SelectField label="State" options={[{ value: "vic", label: "Victoria" }]} />, element: "SELECT", ...field },
  ],
  SiteFooter: [
    {
      part: (
        <SiteFooter
          groups={[{ heading: "Help", links: [{ label: "Returns", href: "#returns" }] }]}
          social={[{ icon: "instagram", label: "Instagram", href: "#instagram" }]}
          year={2026}
          owner="Tread & Thread"
          termsHref="#terms"
          privacyHref="#privacy"
        />
      ),
      element: "FOOTER",
    },
  ],
  SiteHeader: [
    {
      part: (
        <SiteHeader
          stores={[store]}
          menu={toggle}
          search={toggle}
          storesHref="#stores"
          account={{ href: "#account", signedIn: false }}
          cart={toggle}
        />
      ),
      element: "HEADER",
    },
  ],
  SizeButtons: [{ part: <SizeButtons sizes={sizes} onPick={nothing} />, element: "UL" }],
  SizeChart: [
    {
      part: (
        <SizeChart
          caption="Men’s footwear"
          current="9"
          chart={{
            type: "dense",
            systems: [
              { id: "us", label: "US Men" },
              { id: "eu", label: "EU" },
            ],
            defaultSystem: "us",
            rows: [
              { id: "9", values: { us: "9", eu: "42.5" } },
              { id: "9.5", values: { us: "9.5" } },
            ],
          }}
        />
      ),
      element: "DIV",
    },
    {
      variant: "sparse",
      part: (
        <SizeChart
          caption="Tops"
          chart={{ type: "sparse", columns: ["Size", "Chest"], rows: [{ id: "m", cells: ["M", "96 cm"] }] }}
        />
      ),
      element: "DIV",
    },
  ],
  SizeFacet: [{ part: <SizeFacet {...facet} />, element: "UL" }],
  SizePicker: [
    { part: <SizePicker sizes={sizes} onPick={nothing} onClose={nothing} />, element: "FIELDSET" },
    {
      variant: "of long sizes",
      part: <SizePicker sizes={[{ id: "s", code: "S", label: "S / AU/NZ 10" }]} onPick={nothing} onClose={nothing} />,
      element: "FIELDSET",
    },
    { variant: "loading", part: <SizePicker sizes={undefined} onPick={nothing} onClose={nothing} />, element: "FIELDSET" },
  ],
  Skeleton: [{ part: <Skeleton />, element: "SPAN" }],
  SkipLink: [{ part: <SkipLink href="#main" />, element: "A" }],
  Spinner: [{ part: <Spinner />, element: "SPAN" }],
  SplitScreen: [
    {
      part: (
        <SplitScreen
          headline={<Heading level={2} shout="Back" aside="again" />}
          note="Free returns"
          picture={<Picture {...picture} />}
        >
          <EmailField label="Email" />
        </SplitScreen>
      ),
      element: "DIV",
    },
  ],
  Stack: [{ part: <Stack as="section" />, element: "SECTION" }],
  StatusTrack: [
    {
      part: (
        <StatusTrack steps={[{ name: "Packed", detail: "Thu 19 Nov" }, { name: "Sent" }, { name: "Delivered" }]} current={1} />
      ),
      element: "OL",
    },
  ],
  Stepper: [{ part: <Stepper steps={[{ name: "Delivery" }, { name: "Payment" }]} current={0} />, element: "NAV" }],
  Stitch: [{ part: <Stitch value={0.5} label="Progress" />, element: "DIV" }],
  StoreCard: [
    {
      part: (
        <StoreCard
          name="Ponsonby"
          href="#ponsonby"
          address={["12 Ponsonby Road", "Auckland 1011"]}
          distance="0.3 km"
          status={{ open: true, text: "Open until 6 pm" }}
          hours={[{ days: "Mon to Fri", times: "9 am to 6 pm", today: true }]}
          services={["Click and collect"]}
          phone="09 555 0142"
          directionsHref="#route"
          favourite={{ on: false, onToggle: nothing }}
          pickup={{ chosen: false, onChoose: nothing }}
        />
      ),
      element: "ARTICLE",
    },
    {
      variant: "row",
      part: <StoreCard look="row" number={1} current name="Ponsonby" address={["12 Ponsonby Road"]} />,
      element: "ARTICLE",
    },
  ],
  StoreOption: [
    {
      part: (
        <StoreOption
          value="ponsonby"
          name="Ponsonby"
          address="12 Ponsonby Road"
          distance="0.3 km"
          stock={{ inStock: true, text: "Everything in stock" }}
          price="Free"
        />
      ),
      element: "INPUT",
      ...field,
      around: inChoice,
    },
  ],
  Sum: [
    { part: <Sum label="Total" amount="$180.00" />, element: "DIV", around: (part) => <Sums>{part}</Sums> },
    {
      variant: "of many words",
      part: <Sum label="Standard delivery, three to five days" amount="$12,180.00" />,
      element: "DIV",
      around: (part) => <Sums>{part}</Sums>,
    },
  ],
  Sums: [{ part: <Sums />, element: "DL" }],
  Swatch: [{ part: <Swatch colour="#2b4a6f" />, element: "SPAN" }],
  Swatches: [{ part: <Swatches colours={colours} moreHref="#x" />, element: "UL" }],
  Switch: [{ part: <Switch>On sale</Switch>, element: "INPUT", elsewhere: { className: "LABEL" } }],
  Tab: [
    {
      part: <Tab value="one">Details</Tab>,
      element: "BUTTON",
      around: (part) => inTabs(<TabList aria-label="About it">{part}</TabList>),
    },
  ],
  TabLinks: [
    { part: <TabLinks aria-label="Account" links={[{ href: "#in", label: "Sign in", current: true }]} />, element: "NAV" },
  ],
  TabList: [
    {
      part: (
        <TabList aria-label="About it">
          <Tab value="one">Details</Tab>
        </TabList>
      ),
      element: "DIV",
      around: inTabs,
    },
  ],
  TabPanel: [{ part: <TabPanel value="one">Soft</TabPanel>, element: "DIV", around: inTabs }],
  Tabs: [{ part: <Tabs defaultValue="one" />, element: "DIV" }],
  Text: [{ part: <Text>Text</Text>, element: "P" }],
  TextField: [
    {
      part: <TextField label="First name" help="As on your card" countTo={40} error="Enter a name" />,
      element: "INPUT",
      ...field,
    },
  ],
  TextareaField: [{ part: <TextareaField label="Message" countTo={250} />, element: "TEXTAREA", ...field }],
  TileGrid: [{ part: <TileGrid />, element: "DIV" }],
  Title: [{ part: <Title level={2}>Title</Title>, element: "H2" }],
  ToggleFacet: [{ part: <ToggleFacet name="sale" label="On sale" on={false} />, element: "DIV" }],
  VisuallyHidden: [{ part: <VisuallyHidden>Hidden</VisuallyHidden>, element: "SPAN" }],
  VoucherForm: [
    {
      part: (
        <VoucherForm apply={<Button size="lg">Apply</Button>}>
          <TextField label="Gift card number" />
        </VoucherForm>
      ),
      element: "DIV",
    },
  ],
  VoucherRow: [
    {
      part: <VoucherRow kind="gift-card" code="6036 2810 4471 0093 81" used="$50.00" remaining="$20.00" onRemove={nothing} />,
      element: "DIV",
      around: (part) => <OptionList>{part}</OptionList>,
    },
    {
      variant: "with error",
      part: <VoucherRow kind="voucher" code="WELCOME10" error="It has expired. Use another." onRemove={nothing} />,
      element: "DIV",
      around: (part) => <OptionList>{part}</OptionList>,
    },
  ],
  Wrap: [{ part: <Wrap as="main" />, element: "MAIN" }],
};
