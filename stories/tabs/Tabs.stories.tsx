import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextField } from "@tread/design-system/field";
import { Tab, TabLinks, TabList, TabPanel, Tabs, tabVariants } from "@tread/design-system/tabs";
import { expect, fn, userEvent } from "storybook/test";
import { expectPassedOn, passedOn } from "../overlay/passed-on.ts";

const sections = ["Reviews", "Questions", "Care"];
const direction = () => (document.documentElement.dir === "rtl" ? "rtl" : "ltr");

const meta = {
  title: "Components/Tabs",
  component: Tabs,
  subcomponents: { TabList, Tab, TabPanel, TabLinks },
  args: { defaultValue: "Reviews", onChange: fn() },
  render: (args) => (
    <Tabs {...args} dir={direction()}>
      <TabList aria-label="About Court Low">
        {sections.map((section) => (
          <Tab key={section} value={section} id={`tab-${section}`}>
            {section}
          </Tab>
        ))}
      </TabList>
      {sections.map((section) => (
        <TabPanel key={section} value={section}>
          <p>{section} of Court Low.</p>
        </TabPanel>
      ))}
    </Tabs>
  ),
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 32 }}>
      {tabVariants.map((variant) => (
        <Tabs key={variant} defaultValue="Reviews">
          <TabList aria-label={variant} variant={variant}>
            {sections.slice(0, 2).map((section) => (
              <Tab key={section} value={section}>
                {section}
              </Tab>
            ))}
          </TabList>
          <TabPanel value="Reviews">First</TabPanel>
          <TabPanel value="Questions">Second</TabPanel>
        </Tabs>
      ))}
    </div>
  ),
};

export const Arrows: Story = {
  name: "Arrows, Home and End move and show; Tab goes into the panel",
  play: async ({ canvas, args }) => {
    const [on, back] = direction() === "rtl" ? ["{ArrowLeft}", "{ArrowRight}"] : ["{ArrowRight}", "{ArrowLeft}"];
    await userEvent.click(canvas.getByRole("tab", { name: "Reviews" }));
    await userEvent.keyboard(String(on));
    await expect(args.onChange).toHaveBeenLastCalledWith("Questions");
    await expect(canvas.getByRole("tab", { name: "Questions" })).toHaveFocus();
    await expect(canvas.getByRole("tabpanel", { name: "Questions" })).toHaveTextContent("Questions of Court Low.");
    await userEvent.keyboard("{End}");
    await expect(canvas.getByRole("tab", { name: "Care" })).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{Home}");
    await expect(canvas.getByRole("tab", { name: "Reviews" })).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard(String(back));
    await expect(canvas.getByRole("tab", { name: "Care" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("tabpanel")).toHaveFocus();
  },
};

export const ManualActivation: Story = {
  name: "With manual activation arrows only move focus",
  args: { activation: "manual" },
  play: async ({ canvas, args }) => {
    canvas.getByRole("tab", { name: "Reviews" }).focus();
    await userEvent.keyboard("{End}");
    await expect(canvas.getByRole("tab", { name: "Care" })).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenCalledWith("Care");
  },
};

export const KeepsAPanel: Story = {
  name: "Keeps a form in a panel that is out of view",
  render: () => (
    <Tabs defaultValue="a">
      <TabList aria-label="Ways">
        <Tab value="a">One</Tab>
        <Tab value="b">Two</Tab>
      </TabList>
      <TabPanel value="a" keep>
        <TextField label="Promo code" required />
      </TabPanel>
      <TabPanel value="b" keep>
        Other
      </TabPanel>
    </Tabs>
  ),
  play: async ({ canvas }) => {
    const code = canvas.getByLabelText("Promo code");
    await userEvent.type(code, "TREAD10");
    await userEvent.click(canvas.getByRole("tab", { name: "Two" }));
    await expect(code).not.toBeVisible();
    await userEvent.click(canvas.getByRole("tab", { name: "One" }));
    await expect(code).toHaveValue("TREAD10");
  },
};

export const PagesAsTabs: Story = {
  name: "Sign in and sign up are links that look like tabs",
  render: () => (
    <TabLinks
      aria-label="Account"
      links={[
        { href: "#signin", label: "Yes, I have an account", current: true },
        { href: "#signup", label: "No, I’m new here" },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Yes, I have an account" })).toHaveAttribute("aria-current", "page");
    await expect(canvas.getByRole("link", { name: "No, I’m new here" })).not.toHaveAttribute("aria-current");
  },
};

export const TabsPattern: Story = {
  name: "APG tabs: roles and names both ways, Tab to the current one and on, arrows in a ring, Home, End",
  render: (args) => (
    <>
      <h2 id="about">About Court Low</h2>
      <Tabs {...args} id="court-low" dir={direction()}>
        <TabList aria-labelledby="about">
          {sections.map((section) => (
            <Tab key={section} value={section} id={`tab-${section}`} disabled={section === "Questions"}>
              {section}
            </Tab>
          ))}
        </TabList>
        {sections.map((section) => (
          <TabPanel key={section} value={section} id={`panel-${section}`}>
            {section} of Court Low.
          </TabPanel>
        ))}
      </Tabs>
    </>
  ),
  play: async ({ canvas }) => {
    const [on, back] = direction() === "rtl" ? ["{ArrowLeft}", "{ArrowRight}"] : ["{ArrowRight}", "{ArrowLeft}"];
    await expect(document.getElementById("court-low")).toContainElement(canvas.getByRole("tablist", { name: "About Court Low" }));
    for (const section of sections) {
      const tab = canvas.getByRole("tab", { name: section });
      await expect(tab).toHaveAttribute("aria-controls", `panel-${section}`);
      await expect(document.getElementById(`panel-${section}`)).toHaveAttribute("aria-labelledby", `tab-${section}`);
      await expect(document.getElementById(`panel-${section}`)).toHaveAttribute("role", "tabpanel");
    }
    const [first, , last] = sections.map((section) => canvas.getByRole("tab", { name: section })) as [
      HTMLElement,
      HTMLElement,
      HTMLElement,
    ];

    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard(String(on));
    await expect(last).toHaveFocus();
    await expect(last).toHaveAttribute("aria-selected", "true");
    await expect(first).toHaveAttribute("aria-selected", "false");
    await expect(first).toHaveAttribute("tabindex", "-1");
    await userEvent.keyboard(String(on));
    await expect(first).toHaveFocus();
    await userEvent.keyboard(String(back));
    await expect(last).toHaveFocus();
    await userEvent.keyboard("{Home}");
    await expect(first).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(last).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("tabpanel", { name: "Care" })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(last).toHaveFocus();
  },
};

export const ManualPattern: Story = {
  name: "APG tabs with manual activation: Space and Enter show what the arrows came to",
  args: { activation: "manual" },
  play: async ({ canvas }) => {
    canvas.getByRole("tab", { name: "Reviews" }).focus();
    await userEvent.keyboard("{End}");
    await expect(canvas.getByRole("tab", { name: "Care" })).toHaveAttribute("aria-selected", "false");
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("tab", { name: "Care" })).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{Home}{Enter}");
    await expect(canvas.getByRole("tabpanel", { name: "Reviews" })).toBeVisible();
  },
};

const forwarded = { root: passedOn(), list: passedOn(), tab: passedOn(), panel: passedOn() };

export const PassesOn: Story = {
  name: "Every part passes on ref, class, data and ARIA attributes, and its id to the part it is paired with",
  render: () => (
    <Tabs {...forwarded.root} id="root" defaultValue="a">
      <TabList {...forwarded.list} id="list" aria-label="Ways">
        <Tab {...forwarded.tab} id="tab" value="a">
          One
        </Tab>
      </TabList>
      <TabPanel {...forwarded.panel} id="panel" value="a">
        First
      </TabPanel>
    </Tabs>
  ),
  play: async ({ canvas }) => {
    for (const [name, given] of Object.entries(forwarded)) {
      const element = document.getElementById(name) as HTMLElement;
      await expect(element).toHaveClass("given-class");
      await expect(element).toHaveAttribute("data-given", "yes");
      await expect(element).toHaveAttribute("aria-describedby", "elsewhere");
      await expect(given.ref).toHaveBeenCalledWith(element);
    }
    await expect(canvas.getByRole("tab")).toHaveAttribute("aria-controls", "panel");
    await expect(canvas.getByRole("tabpanel")).toHaveAttribute("aria-labelledby", "tab");
  },
};

const links = passedOn();

export const LinksPassOn: Story = {
  render: () => <TabLinks {...links} aria-label="Account" links={[{ href: "#in", label: "Sign in", current: true }]} />,
  play: async ({ canvas }) => {
    await expectPassedOn(canvas.getByRole("navigation"), links);
  },
};
