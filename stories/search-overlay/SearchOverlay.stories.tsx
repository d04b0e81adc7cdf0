import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@tread/design-system/button";
import { SearchCombobox } from "@tread/design-system/search-combobox";
import { SearchOverlay } from "@tread/design-system/search-overlay";
import { useRef, useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { calm, patient, settled } from "../overlay/calm.ts";
import { promptText, SamplePrompt, sampleGroups } from "../search-combobox/sample-search.tsx";

const closed = fn();

/** A page with a header that opens its search. */
function Page({ first = "" }: { first?: string }) {
  const [open, setOpen] = useState(false);
  const [value, setValue] = useState(first);
  const field = useRef<HTMLInputElement>(null);
  const close = (reason: string) => {
    closed(reason);
    setOpen(false);
  };
  return (
    <div style={{ minHeight: "150vh" }}>
      <header style={{ position: "relative", zIndex: 200, padding: 16, background: "var(--color-bg-canvas)" }}>
        <Button aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
          Open search
        </Button>
      </header>
      <main>
        <p>The page behind.</p>
      </main>
      <SearchOverlay open={open} onOpenChange={(_, { reason }) => close(reason)} initialFocus={field}>
        <SearchCombobox
          ref={field}
          aria-label="Search"
          placeholder={promptText}
          pinned
          value={value}
          onValueChange={setValue}
          state={value === "" ? "prompt" : "success"}
          groups={sampleGroups()}
          prompt={<SamplePrompt />}
          submitLabel="View all 348 results"
          onSubmit={() => close("submitted")}
          onOptionSelect={() => close("selected")}
          onCancel={() => close("cancel")}
        />
      </SearchOverlay>
    </div>
  );
}

const meta = {
  title: "Components/Search overlay",
  component: SearchOverlay,
  args: { open: false, onOpenChange: fn(), initialFocus: { current: null }, children: null },
  render: () => <Page />,
  parameters: { layout: "fullscreen" },
  beforeEach: () => {
    closed.mockClear();
  },
} satisfies Meta<typeof SearchOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openIt(): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole("button", { name: "Open search" }));
  const dialog = await screen.findByRole("dialog", { name: "Search" });
  await settled(dialog);
  return dialog;
}
const field = () => screen.getByRole("combobox", { name: "Search" });
const gone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), patient);

export const Playground: Story = {};

export const OnAPhone: Story = {
  name: "SEARCH-01 Full-screen on a phone",
  render: () => <Page first="run" />,
  globals: { viewport: { value: "phone" } },
  play: async () => {
    const dialog = await openIt();
    const { left, top, width, height } = dialog.getBoundingClientRect();
    await expect([left, top, Math.round(width), Math.round(height)]).toEqual([0, 0, window.innerWidth, window.innerHeight]);
    await waitFor(() => expect(field()).toHaveFocus());
    // The way to all results stays in sight however many there are.
    const all = screen.getByRole("button", { name: "View all 348 results" }).getBoundingClientRect();
    await expect(all.bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const OnALargeScreen: Story = {
  name: "SEARCH-02 A panel that fades in under the header on a large screen",
  render: () => <Page first="run" />,
  globals: { viewport: { value: "desktop" } },
  play: async () => {
    await userEvent.click(screen.getByRole("button", { name: "Open search" }));
    const dialog = await screen.findByRole("dialog", { name: "Search" });
    const fades = dialog.getAnimations().flatMap((animation) => (animation.effect as KeyframeEffect).getKeyframes());
    await expect(fades.some(({ opacity }) => opacity === "0")).toBe(!calm());
    await settled(dialog);
    const header = document.querySelector("header")?.getBoundingClientRect() as DOMRect;
    const panel = dialog.getBoundingClientRect();
    await expect(Math.abs(panel.top - header.bottom)).toBeLessThan(1);
    await expect(Math.round(panel.width)).toBe(Math.round(header.width));
    await expect(panel.bottom).toBeLessThanOrEqual(window.innerHeight + 1);
    await expect(document.querySelector("[data-overlay-scrim]")).toBeVisible();
    await waitFor(() => expect(screen.getByText("The page behind.").closest("[inert]")).not.toBeNull(), patient);
  },
};

export const ByKeyboard: Story = {
  name: "SEARCH-20 Escape closes the search and gives focus back; so does cancel",
  play: async () => {
    await openIt();
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.keyboard("run{Escape}");
    await gone();
    await expect(closed.mock.calls).toEqual([["escape"]]);
    await expect(screen.getByRole("button", { name: "Open search" })).toHaveFocus();
    await openIt();
    await expect(field()).toHaveValue("run");
    await userEvent.click(screen.getByRole("button", { name: "Cancel search" }));
    await gone();
    await expect(closed).toHaveBeenLastCalledWith("cancel");
    await expect(screen.getByRole("button", { name: "Open search" })).toHaveFocus();
  },
};
