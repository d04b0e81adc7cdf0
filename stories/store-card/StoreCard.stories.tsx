import type { Meta, StoryObj } from "@storybook/react-vite";
import { Grid } from "@tread/design-system/layout";
import { OptionRows } from "@tread/design-system/option-rows";
import { StoreCard, type StoreCardProps, StoreOption } from "@tread/design-system/store-card";
import { Text } from "@tread/design-system/text";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { brokenWords } from "../text/broken-words.ts";

const ponsonby = {
  name: "Ponsonby",
  href: "#ponsonby",
  address: ["142 Ponsonby Road", "Auckland 1011"],
  distance: "0.3 km",
  status: { open: true, text: "Open until 6 pm" },
  hours: [
    { days: "Mon to Wed", times: "9 am to 6 pm", today: true },
    { days: "Thu, Fri", times: "9 am to 8 pm" },
    { days: "Weekend", times: "10 am to 5 pm" },
  ],
  phone: "09 555 0142",
  services: ["Click and collect", "Foot scanning"],
  directionsHref: "https://maps.example/ponsonby",
} satisfies StoreCardProps;

const choose = fn();
const keep = fn();

function Choosing(props: StoreCardProps) {
  const [chosen, setChosen] = useState(false);
  const [on, setOn] = useState(false);
  return (
    <StoreCard
      {...props}
      pickup={{
        chosen,
        onChoose: () => {
          setChosen(true);
          choose();
        },
      }}
      favourite={{
        on,
        onToggle: () => {
          setOn(!on);
          keep();
        },
      }}
    />
  );
}

const meta = {
  title: "Components/Store card",
  component: StoreCard,
  subcomponents: { StoreOption },
  args: ponsonby,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StoreCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { render: (args) => <Choosing {...args} /> };

export const SaysWhatThereIs: Story = {
  name: "Says where it is, how far, whether it is open, and how to reach it",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("article", { name: "Ponsonby" })).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Ponsonby", level: 2 })).toBeVisible();
    await expect(canvas.getByText("Open until 6 pm")).toBeVisible();
    await expect(canvas.getByText("0.3 km")).toHaveTextContent("0.3 km away");
    await expect(canvas.getByText("9 am to 6 pm")).toHaveTextContent("9 am to 6 pm, today");
    await expect(canvas.getByRole("link", { name: "09 555 0142" })).toHaveAttribute("href", "tel:095550142");
    await expect(canvas.getByRole("list", { name: "Services" })).toHaveTextContent("Click and collectFoot scanning");
    await expect(canvas.getByRole("link", { name: "Directions to Ponsonby, opens a new tab" })).toHaveAttribute(
      "href",
      "https://maps.example/ponsonby",
    );
  },
};

export const NameUnderAFinger: Story = {
  name: "Its name is pressed in the height of a finger, whatever stands under it",
  args: { href: "/nz/stores/ponsonby" },
  parameters: { visual: { skip: "Measured." } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Ponsonby" });
    const { left, top, bottom } = link.getBoundingClientRect();
    await expect(bottom - top).toBeGreaterThanOrEqual(44);
    for (const y of [top + 1, bottom - 1]) await expect(document.elementFromPoint(left + 10, y)).toBe(link);
  },
};

export const Chosen: Story = {
  name: "Can be the one to pick up from, and the shopper’s own, by keyboard",
  render: (args) => <Choosing {...args} />,
  play: async ({ canvas }) => {
    const pickup = canvas.getByRole("button", { name: "Pick up here" });
    await expect(pickup).toHaveAttribute("aria-pressed", "false");
    await expect(pickup).toHaveAccessibleDescription("Ponsonby");
    pickup.focus();
    await userEvent.keyboard("{Enter}");
    await expect(choose).toHaveBeenCalled();
    await expect(canvas.getByRole("button", { name: "Pick up here" })).toHaveAttribute("aria-pressed", "true");
    await expect(canvas.getByRole("article")).toHaveAttribute("data-chosen");
    await userEvent.tab();
    await userEvent.tab();
    const favourite = canvas.getByRole("button", { name: "My store, Ponsonby" });
    await expect(favourite).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(keep).toHaveBeenCalled();
    await expect(favourite).toHaveAttribute("aria-pressed", "true");
  },
};

export const List: Story = {
  name: "In a numbered list the one in hand is unfolded",
  render: (args) => (
    <div>
      <StoreCard {...args} look="row" number={1} current />
      <StoreCard
        look="row"
        number={2}
        name="Commercial Bay"
        href="#commercial-bay"
        address={["7 Queen Street"]}
        status={{ open: true, text: "Open until 7 pm" }}
        distance="1.9 km"
      />
      <StoreCard
        look="row"
        number={3}
        name="Takapuna"
        href="#takapuna"
        address={["38 Hurstmere Road"]}
        status={{ open: false, text: "Closed. Opens 9 am tomorrow" }}
        distance="8.1 km"
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole("article");
    await expect(first).toHaveTextContent(/^Store 1/);
    await expect(first).toHaveAttribute("data-current");
    await expect(second).not.toHaveAttribute("data-current");
    await expect(canvas.getAllByRole("link", { name: /Directions/ })).toHaveLength(1);
  },
};

export const Bare: Story = {
  name: "With name and address alone it shows nothing empty",
  args: {
    href: undefined,
    distance: undefined,
    status: undefined,
    hours: undefined,
    phone: undefined,
    services: undefined,
    directionsHref: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link")).toBeNull();
    await expect(canvas.queryByRole("button")).toBeNull();
    await expect(canvas.queryByRole("list")).toBeNull();
    await expect(canvas.queryByRole("term")).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    name: "Tetaumatawhakatangihangakoauauotamatea shopping centre",
    address: ["Level 2, the western end past the cinema, 118 Tetaumatawhakatangihangakoauauotamatea Road"],
    services: ["Click and collect", "Foot scanning", "Repairs while you wait", "Wheelchair access"],
  },
  render: (args) => (
    <div style={{ width: 260 }} data-testid="box">
      <Choosing {...args} />
    </div>
  ),
  play: async ({ args, canvas }) => {
    const box = canvas.getByTestId("box");
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
    const name = document.createRange();
    name.selectNodeContents(canvas.getByRole("link", { name: args.name }));
    const { top } = canvas.getByText(/^Level 2/).getBoundingClientRect();
    await expect(name.getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
  },
};

export const LargeText: Story = {
  name: "With text twice as large its name stands over how far it is, and is whole",
  args: { name: "Queensgate", distance: "14 km", number: 8 },
  globals: { textSize: "200%" },
  parameters: { visual: { skip: "As a card of a list, larger." } },
  render: (args) => (
    <div style={{ width: 387 }}>
      <StoreCard {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const name = canvas.getByRole("heading", { name: "Queensgate" });
    await expect(brokenWords(name)).toEqual([]);
    await expect(canvas.getByText("14 km").getBoundingClientRect().top).toBeGreaterThanOrEqual(
      name.getBoundingClientRect().bottom,
    );
  },
};

function PickAStore() {
  const [store, setStore] = useState<string | null>("cuba");
  return (
    <OptionRows legend="Pick a store" value={store} onChange={setStore}>
      <StoreOption
        value="cuba"
        name="Cuba Street"
        address="118 Cuba Street, Te Aro"
        distance="0.8 km"
        stock={{ inStock: true, text: "Everything in stock, ready in an hour" }}
        price="Free"
      >
        <Text variant="body.sm" tone="secondary">
          Open today until 6 pm. Bring your order email and photo ID.
        </Text>
      </StoreOption>
      <StoreOption
        value="lambton"
        name="Lambton Quay"
        address="204 Lambton Quay"
        distance="1.4 km"
        stock={{ inStock: true, text: "Everything in stock, ready in an hour" }}
        price="Free"
      />
      <StoreOption
        value="queensgate"
        name="Queensgate"
        address="45 Knights Road, Lower Hutt"
        distance="14 km"
        stock={{ inStock: false, text: "Pace One not in stock" }}
        price="Free"
      />
    </OptionRows>
  );
}

export const ToPickUpFrom: Story = {
  name: "As options to pick up from; one without stock says so and is no choice",
  render: () => <PickAStore />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Bring your order email/)).toBeVisible();
    await userEvent.click(canvas.getByText("Lambton Quay"));
    await expect(canvas.getByRole("radio", { name: /Lambton Quay.*1\.4 km.*ready in an hour.*Free/ })).toBeChecked();
    await expect(canvas.queryByText(/Bring your order email/)).toBeNull();
    await expect(canvas.getByRole("radio", { name: /Queensgate.*Pace One not in stock$/ })).toBeDisabled();
  },
};

export const Grouped: Story = {
  name: "Cards side by side",
  decorators: [(Story) => <Story />],
  render: (args) => (
    <Grid columns={{ base: 1, md: 2 }}>
      <Choosing {...args} />
      <StoreCard
        name="St Lukes"
        address={["80 St Lukes Road"]}
        distance="4.2 km"
        status={{ open: true, text: "Open until 6 pm" }}
      />
    </Grid>
  ),
};
