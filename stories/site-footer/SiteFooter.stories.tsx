import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@tread/design-system/button";
import { CountrySwitcher } from "@tread/design-system/country-switcher";
import { EmailField } from "@tread/design-system/field";
import { PaymentMarks } from "@tread/design-system/payment-marks";
import { SiteFooter } from "@tread/design-system/site-footer";
import { expect, userEvent, waitFor } from "storybook/test";
import { hydrateLate } from "../conformance/hydrate-late.ts";
import { countries } from "../country-switcher/sample-countries.ts";
import { patient } from "../overlay/calm.ts";

const groups = [
  ["Shop", "New arrivals", "Women", "Men", "Kids", "Sale"],
  ["Help", "Delivery", "Returns", "Track an order", "Size guides", "Contact us"],
  ["About", "Our stores", "Journal", "Points with Qantas", "Careers"],
  ["BTQ", "BTQ home", "Designers", "The Edit"],
].map(([heading = "", ...labels]) => ({
  heading,
  links: labels.map((label) => ({ label, href: `/nz/${label.toLowerCase().replace(/\W+/g, "-")}` })),
}));

const large = { globals: { viewport: { value: "desktop" } } };
const small = { globals: { viewport: { value: "phone" } } };

const meta = {
  title: "Components/Site footer",
  component: SiteFooter,
  args: {
    groups,
    social: [
      { icon: "instagram", label: "Instagram", href: "https://www.instagram.com/treadandthread" },
      { icon: "facebook", label: "Facebook", href: "https://www.facebook.com/treadandthread" },
      { icon: "tiktok", label: "TikTok", href: "https://www.tiktok.com/@treadandthread" },
    ],
    subscribe: {
      shout: "Join",
      aside: "the club",
      form: (
        <form>
          <EmailField label="Email" value="" onChange={() => {}} />
          <Button size="lg" type="submit">
            Sign me up
          </Button>
        </form>
      ),
    },
    country: <CountrySwitcher countries={countries} current="nz" />,
    payments: <PaymentMarks />,
    year: 2026,
    owner: "Tread & Thread",
    termsHref: "/nz/articles/terms-and-conditions",
    privacyHref: "/nz/articles/privacy-policy",
  },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Whether the browser shows an element, also inside a section that can be closed. */
const shows = (element: Element) => element.checkVisibility();

export const Playground: Story = {};

export const Groups: Story = {
  name: "FOOT-01 FOOT-02 On large screens groups with their heading and links stand in columns",
  ...large,
  play: async ({ canvas }) => {
    const headings = groups.map(({ heading }) => canvas.getByRole("heading", { name: heading }).getBoundingClientRect());
    await expect(new Set(headings.map((box) => Math.round(box.left))).size).toBe(4);
    await expect(new Set(headings.map((box) => Math.round(box.top))).size).toBe(1);
    for (const { links } of groups) {
      for (const { label, href } of links) {
        await expect(shows(canvas.getByRole("link", { name: label }))).toBe(true);
        await expect(canvas.getByRole("link", { name: label })).toHaveAttribute("href", href);
      }
    }
  },
};

export const Sections: Story = {
  name: "FOOT-02 On small screens groups are sections to open",
  ...small,
  play: async ({ canvas }) => {
    await waitFor(() => expect(shows(canvas.getByRole("link", { name: "Delivery" }))).toBe(false), patient);
    await userEvent.click(canvas.getByText("Help"));
    await waitFor(() => expect(shows(canvas.getByRole("link", { name: "Delivery" }))).toBe(true), patient);
    await expect(canvas.getByRole("link", { name: "Delivery" }).offsetHeight).toBeGreaterThanOrEqual(44);
    await expect(shows(canvas.getByRole("link", { name: "Careers" }))).toBe(false);
    await userEvent.click(canvas.getByText("Help"));
    await waitFor(() => expect(shows(canvas.getByRole("link", { name: "Delivery" }))).toBe(false), patient);
  },
};

export const OpenedBeforeHydration: Story = {
  name: "A group that is opened before the page is hydrated stays open",
  ...small,
  parameters: { visual: { skip: "Nothing is left of it in the end." } },
  render: () => <div data-testid="server" />,
  play: async ({ canvas, args }) => {
    const container = canvas.getByTestId("server");
    const footer = <SiteFooter {...args} />;
    const root = await hydrateLate(container, footer, async () => {
      await userEvent.click(canvas.getByText("Help"));
    });
    const summary = canvas.getByText("Help").closest("summary");
    await waitFor(() => expect(summary).toHaveAttribute("tabindex", "0"));
    await expect(shows(canvas.getByRole("link", { name: "Delivery" }))).toBe(true);
    await expect(shows(canvas.getByRole("link", { name: "Careers" }))).toBe(false);
    root.unmount();
  },
};

export const Social: Story = {
  name: "FOOT-03 'Get Social' links to Instagram, Facebook and TikTok",
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("heading", { name: "Get Social" })).toBeVisible();
    for (const { label, href } of args.social)
      await expect(canvas.getByRole("link", { name: label })).toHaveAttribute("href", href);
  },
};

export const Subscribe: Story = {
  name: "FOOT-04 A subscribe form under its heading",
  play: async ({ canvas }) => {
    const section = canvas.getByRole("region", { name: "Join the club" });
    await expect(section.querySelector("h2")).toHaveTextContent("Join the club");
    await expect(section.querySelector("input[type='email']")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Sign me up" })).toBeVisible();
  },
};

export const Payments: Story = {
  name: "The strip shows Apple Pay, Visa, Mastercard, American Express, PayPal and the instalment provider",
  play: async ({ canvas }) => {
    const marks = [...canvas.getByRole("list", { name: "Payment methods" }).querySelectorAll("[role='img']")];
    await expect(marks.map((mark) => mark.getAttribute("aria-label"))).toEqual([
      "Apple Pay",
      "Visa",
      "Mastercard",
      "American Express",
      "PayPal",
      "Afterpay",
    ]);
  },
};

export const Legal: Story = {
  name: "FOOT-07 FOOT-08 FOOT-09 The copyright's year, the terms and the privacy policy",
  args: { year: 2031 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("© 2031 Tread & Thread")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "terms and conditions" })).toHaveAttribute(
      "href",
      "/nz/articles/terms-and-conditions",
    );
    await expect(canvas.getByRole("link", { name: "privacy policy" })).toHaveAttribute("href", "/nz/articles/privacy-policy");
  },
};
