import type { Meta, StoryObj } from "@storybook/react-vite";
import { CountrySwitcher } from "@tread/design-system/country-switcher";
import { inverseGround, vars } from "@tread/design-system/theme";
import { expect, fn, userEvent } from "storybook/test";
import { countries } from "./sample-countries.ts";

const meta = {
  title: "Components/Country switcher",
  component: CountrySwitcher,
  args: { countries, current: "nz", onChoose: fn() },
  decorators: [
    (Story) => (
      <div
        {...inverseGround}
        style={{ background: vars.color.bg.inverse, color: vars.color.text.inverse, padding: "160px 24px 24px" }}
      >
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CountrySwitcher>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Whether the browser shows the menu. */
const shows = (root: Element) => (root.querySelector("a") as Element).checkVisibility();
const button = (root: Element) => root.querySelector("summary") as HTMLElement;

export const Playground: Story = {};

export const Current: Story = {
  name: "CTRY-01 The current country's flag and currency code",
  render: (args) => (
    <>
      <CountrySwitcher {...args} /> <CountrySwitcher {...args} current="au" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll("summary")].map((each) => [
      each.querySelector("use")?.getAttribute("href")?.split("#")[1],
      each.textContent,
    ]);
    await expect(shown).toEqual([
      ["flag-nz", "Country: New ZealandNZD"],
      ["flag-au", "Country: AustraliaAUD"],
    ]);
  },
};

export const Options: Story = {
  name: "CTRY-02 Each option shows name and currency code and links to that country's shop",
  play: async ({ canvas, canvasElement, args }) => {
    await expect(shows(canvasElement)).toBe(false);
    await userEvent.click(button(canvasElement));
    for (const { name, currency, href } of countries) {
      const link = canvas.getByRole("link", { name: new RegExp(`${name} ?${currency}`) });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute("href", href);
    }
    await expect(canvas.getByRole("link", { current: true })).toHaveTextContent("New Zealand");
    // It opens upward.
    const menu = canvas.getByRole("list").getBoundingClientRect();
    await expect(menu.bottom).toBeLessThan(button(canvasElement).getBoundingClientRect().top);
    canvasElement.addEventListener("click", (event) => event.preventDefault(), { once: true });
    await userEvent.click(canvas.getByRole("link", { name: /Australia/ }));
    await expect(args.onChoose).toHaveBeenCalledWith("au");
  },
};

export const Note: Story = {
  name: "Says what a change means before it is made",
  args: { note: "Your cart comes along, priced again. What isn't sold there waits here." },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(button(canvasElement));
    await expect(canvas.getByText(/^Your cart comes along/)).toBeVisible();
  },
};

export const Closes: Story = {
  name: "Escape and a press elsewhere close it, Escape gives focus back",
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(button(canvasElement));
    await userEvent.tab();
    await expect(canvas.getAllByRole("link")[0]).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(shows(canvasElement)).toBe(false);
    await expect(button(canvasElement)).toHaveFocus();
    await userEvent.click(button(canvasElement));
    await expect(shows(canvasElement)).toBe(true);
    await userEvent.click(document.body);
    await expect(shows(canvasElement)).toBe(false);
  },
};
