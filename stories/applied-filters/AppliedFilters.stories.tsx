import type { Meta, StoryObj } from "@storybook/react-vite";
import { AppliedFilters, type AppliedFiltersProps } from "@tread/design-system/applied-filters";
import { type LinkComponentProps, LinkComponentProvider } from "@tread/design-system/link";
import { createContext, use, useState } from "react";
import { expect, userEvent } from "storybook/test";

const all = ["US 9", "US 9.5", "Norvane", "Green", "$60 to $260"].map((label) => ({
  id: label,
  label,
  href: `#without-${label}`,
}));

const FollowContext = createContext<(href: string | undefined) => void>(() => undefined);

function Anchor({ href, onClick, ...rest }: LinkComponentProps) {
  const follow = use(FollowContext);
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        onClick?.(event);
        follow(href);
      }}
    />
  );
}

/** Stands in for a router: following a link takes its filter off. */
function Routed(props: AppliedFiltersProps) {
  const [filters, setFilters] = useState(props.filters);
  const follow = (href: string | undefined) =>
    setFilters((now) => (href === "#clear" ? [] : now.filter((filter) => filter.href !== href)));
  return (
    <FollowContext value={follow}>
      <LinkComponentProvider component={Anchor}>
        <AppliedFilters {...props} filters={filters} />
      </LinkComponentProvider>
    </FollowContext>
  );
}

const meta = {
  title: "Components/Applied filters",
  component: AppliedFilters,
  render: (args) => <Routed {...args} />,
  args: { filters: all, clearHref: "#clear" },
} satisfies Meta<typeof AppliedFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AreLinks: Story = {
  name: "Each is a link to the list without it",
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Remove Norvane" });
    await expect(link).toHaveAttribute("href", "#without-Norvane");
    await expect(canvas.getByRole("link", { name: "Clear all" })).toHaveAttribute("href", "#clear");
  },
};

export const FocusMovesOn: Story = {
  name: "When one goes, focus moves to the next, and at last to what is left, which goes with it",
  args: { filters: all.slice(0, 3) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("link", { name: "Remove US 9.5" }));
    await expect(canvas.queryByRole("link", { name: "Remove US 9.5" })).toBeNull();
    await expect(canvas.getByRole("link", { name: "Remove Norvane" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("link", { name: "Remove Norvane" }));
    await expect(canvas.getByRole("link", { name: "Remove US 9" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("group")).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.queryByRole("group")).toBeNull();
  },
};

function Widening({ filters, ...props }: AppliedFiltersProps) {
  const [count, setCount] = useState(2);
  return (
    <>
      <AppliedFilters {...props} filters={filters.slice(0, count)} />
      <button type="button" onClick={() => setCount(3)}>
        Norvane
      </button>
    </>
  );
}

export const OpenedInAnotherTab: Story = {
  name: "One that is opened in another tab is still there, and takes no focus when another comes",
  parameters: { visual: { skip: "A bar with one more, and a button." } },
  render: (args) => <Widening {...args} />,
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Remove US 9" });
    link.addEventListener("click", (event) => event.preventDefault());
    const user = userEvent.setup();
    await user.keyboard("{Control>}");
    await user.click(link);
    await user.keyboard("{/Control}");
    const more = canvas.getByRole("button", { name: "Norvane" });
    await userEvent.click(more);
    await canvas.findByRole("link", { name: "Remove Norvane" });
    await expect(more).toHaveFocus();
  },
};

export const OneNeedsNoClearAll: Story = {
  args: { filters: all.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(1);
  },
};

export const NothingApplied: Story = {
  args: { filters: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("group")).toBeNull();
  },
};

export const SaysWhatItFilters: Story = {
  name: "A filter may say what it filters before its value",
  args: { filters: [{ id: "8", label: "Size 8", href: "#without-8" }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: /Size 8/ })).toHaveAttribute("href", "#without-8");
  },
};
