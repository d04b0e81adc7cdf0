import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  baseColours,
  CheckboxFacet,
  ColourFacet,
  Facet,
  FacetForm,
  FacetGroup,
  type FacetProps,
  SizeFacet,
  ToggleFacet,
} from "@tread/design-system/facet";
import { Link } from "@tread/design-system/link";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";

const brands = [
  ["norvane", "Norvane", 84],
  ["hinterly", "Hinterly", 61],
  ["zephyrine", "Zephyrine", 47],
  ["osker", "Osker", 39],
  ["fourth-set", "Fourth Set", 33],
  ["lune-active", "Lune Active", 28],
  ["sandbar", "Sandbar", 21],
  ["bluegum", "Bluegum Supply", 0],
].map(([value, label, count]) => ({ value: String(value), label: String(label), count: Number(count) }));

const sizes = ["7", "7.5", "8", "8.5", "9", "9.5", "10", "10.5", "11", "11.5", "12", "13"].map((size) => ({
  value: `us-${size}`,
  label: size,
  count: size === "13" ? 0 : 12,
}));

const colours = ["Black", "White", "Neutral", "Green", "Blue", "Orange", "Pink", "Yellow"].map((name) => ({
  value: name.toLowerCase(),
  label: name,
  count: 9,
  colour: baseColours[name],
}));

const toggled = fn();
const forced = () => matchMedia("(forced-colors: active)").matches;

function Kept({ facet: props }: { facet: FacetProps }) {
  const [selected, setSelected] = useState(props.type === "OPTIONS" ? props.selected : []);
  const [on, setOn] = useState(props.type === "TOGGLE" && props.on);
  if (props.type === "OPTIONS") {
    const onToggle = (value: string, checked: boolean) => {
      setSelected((now) => (checked ? [...now, value] : now.filter((one) => one !== value)));
      toggled(value, checked);
    };
    return <Facet {...props} selected={selected} onToggle={onToggle} />;
  }
  if (props.type === "TOGGLE") {
    const onToggle = (next: boolean) => {
      setOn(next);
      toggled(next);
    };
    return <Facet {...props} on={on} onToggle={onToggle} />;
  }
  return <Facet {...props} />;
}

const brand: FacetProps = {
  type: "OPTIONS",
  label: "Brand",
  noun: "brands",
  name: "brand",
  open: true,
  options: brands,
  selected: ["norvane"],
};
const size: FacetProps = {
  type: "OPTIONS",
  look: "sizes",
  label: "Size",
  name: "footwearSize",
  open: true,
  summary: "US 9, US 9.5",
  options: sizes,
  selected: ["us-9", "us-9.5"],
  note: (
    <p style={{ color: "var(--color-text-secondary)" }}>
      Showing US Men. <Link href="#uk">Switch to UK</Link>
    </p>
  ),
};
const colour: FacetProps = {
  type: "OPTIONS",
  look: "colours",
  label: "Colour",
  name: "colour",
  open: true,
  options: colours,
  selected: ["green"],
};
const sale: FacetProps = { type: "TOGGLE", label: "On sale", name: "sale", on: false };
const price: FacetProps = { type: "RANGE", label: "Price", open: true, min: 2000, max: 40000, low: 6000, high: 26000 };

const meta = {
  title: "Components/Facet",
  subcomponents: { Facet, FacetForm, FacetGroup, CheckboxFacet, SizeFacet, ColourFacet, ToggleFacet },
  render: (args: { facet: FacetProps }) => <Kept {...args} />,
  args: { facet: brand },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 264 }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    toggled.mockClear();
  },
} satisfies Meta<{ facet: FacetProps }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Sizes: Story = { args: { facet: size } };
export const Colours: Story = { args: { facet: colour } };
export const Toggle: Story = { args: { facet: sale } };

export const SwitchedOff: Story = {
  name: "A switch that would leave nothing can be seen and not pressed",
  args: { facet: { ...sale, disabled: true } },
  parameters: { visual: { skip: "As Switch is when it is disabled." } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("switch", { name: "On sale" })).toBeDisabled();
  },
};

export const AfterItsType: Story = {
  name: "LIST-19 is drawn after its type: ticks, a switch, a range",
  render: () => (
    <div>
      <Kept facet={brand} />
      <Kept facet={sale} />
      <Kept facet={price} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list", { name: "Brand" })).toBeVisible();
    await expect(canvas.getByRole("checkbox", { name: "Norvane 84" })).toBeChecked();
    await expect(canvas.getByRole("switch", { name: "On sale" })).not.toBeChecked();
    await expect(canvas.getAllByRole("slider").map((slider) => slider.getAttribute("aria-label"))).toEqual([
      "Lowest price",
      "Highest price",
    ]);
  },
};

export const Ticks: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("Hinterly"));
    await expect(toggled).toHaveBeenLastCalledWith("hinterly", true);
    await userEvent.click(canvas.getByRole("checkbox", { name: "Norvane 84" }));
    await expect(toggled).toHaveBeenLastCalledWith("norvane", false);
  },
};

export const ShowsAll: Story = {
  name: "Six, then all: focus goes to the first of the new ones",
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("checkbox")).toHaveLength(6);
    const button = canvas.getByRole("button", { name: "Show all 8 brands" });
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(button);
    await expect(canvas.getAllByRole("checkbox")).toHaveLength(8);
    await waitFor(() => expect(canvas.getByRole("checkbox", { name: "Sandbar 21" })).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: "Show fewer brands" }));
    await expect(canvas.getAllByRole("checkbox")).toHaveLength(6);
  },
};

export const ChosenStaysInView: Story = {
  name: "A chosen option past the sixth stays in view",
  args: { facet: { ...brand, selected: ["sandbar"] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox", { name: "Sandbar 21" })).toBeVisible();
  },
};

export const NothingLeft: Story = {
  name: "An option with nothing behind it is off, unless it is chosen",
  args: { facet: { ...brand, options: brands.slice(6), selected: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox", { name: "Bluegum Supply 0" })).toBeDisabled();
    await expect(canvas.getByRole("checkbox", { name: "Sandbar 21" })).toBeEnabled();
  },
};

export const SizesAreTicks: Story = {
  args: { facet: size },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox", { name: "9" })).toBeChecked();
    // Focus shows in forced colours too, where being chosen has a mark of its own.
    canvas.getByRole("checkbox", { name: "9" }).focus();
    await expect(getComputedStyle(canvas.getByText("9")).outlineOffset).toBe("2px");
    await userEvent.click(canvas.getByText("10"));
    await expect(toggled).toHaveBeenLastCalledWith("us-10", true);
    await expect(canvas.getByRole("checkbox", { name: "13" })).toBeDisabled();
  },
};

export const ColoursAreNamed: Story = {
  args: { facet: colour },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox", { name: "Green" })).toBeChecked();
    canvas.getByRole("checkbox", { name: "Green" }).focus();
    const swatch = canvas.getByText("Green").querySelector("span") as HTMLElement;
    if (forced()) await expect(getComputedStyle(swatch).outlineWidth).toBe("4px");
    await userEvent.click(canvas.getByText("Blue"));
    await expect(toggled).toHaveBeenLastCalledWith("blue", true);
  },
};

export const Switches: Story = {
  args: { facet: sale },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("On sale"));
    await expect(toggled).toHaveBeenLastCalledWith(true);
  },
};

export const Folds: Story = {
  name: "Folds without script",
  args: { facet: { ...brand, open: false, summary: "Norvane" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Norvane", { selector: "label span" })).not.toBeVisible();
    await userEvent.click(canvas.getByText("Brand"));
    await expect(canvas.getByRole("list", { name: "Brand" })).toBeVisible();
  },
};

export const PostsAsAForm: Story = {
  name: "Posts as a plain form: repeated names, what else stood in the address, an open end empty",
  render: () => (
    <FacetForm action="/nz/categories/men" keep={{ q: "court", sort: "newest" }} data-testid="form">
      <Facet {...brand} selected={["norvane", "osker"]} />
      <Facet {...size} note={undefined} />
      <Facet {...sale} on />
      <Facet {...price} high={null} />
    </FacetForm>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByTestId<HTMLFormElement>("form");
    await userEvent.click(canvas.getByRole("checkbox", { name: "Hinterly 61" }));
    const query = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    await expect(form).toHaveAttribute("method", "get");
    await expect(query.toString()).toBe(
      "q=court&sort=newest&brand=norvane&brand=hinterly&brand=osker&footwearSize=us-9&footwearSize=us-9.5&sale=true&minPrice=60&maxPrice=",
    );
  },
};
