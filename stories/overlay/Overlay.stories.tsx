import * as Radix from "@radix-ui/react-dialog";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@tread/design-system/button";
import { ComboboxField } from "@tread/design-system/combobox-field";
import { CountrySwitcher } from "@tread/design-system/country-switcher";
import {
  Overlay,
  OverlayNavigationProvider,
  type OverlayPosition,
  type OverlayWidth,
  overlayCompanion,
  overlayPositions,
  overlayTimes,
  overlayWidthNames,
  useOverlay,
} from "@tread/design-system/overlay";
import { QuantityStepper } from "@tread/design-system/quantity-stepper";
import { type ComponentProps, type CSSProperties, type ReactElement, useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { countries } from "../country-switcher/sample-countries.ts";
import { calm, patient, settled } from "./calm.ts";
import { expectPassedOn, passedOn } from "./passed-on.ts";

type Args = Omit<ComponentProps<typeof Overlay>, "open" | "onOpenChange"> & {
  onOpenChange: (open: false, details: { reason: string }) => void;
};

/** A page tall enough to scroll, with a button that opens the overlay. */
function Opens({ onOpenChange, ...args }: Args): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <main style={{ minHeight: "200vh" }}>
      <header style={{ position: "relative", background: "var(--color-bg-subtle)", padding: 16 }}>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Overlay
          {...args}
          open={open}
          onOpenChange={(next, details) => {
            onOpenChange(next, details);
            setOpen(next);
          }}
        />
      </header>
      <p>The page behind.</p>
    </main>
  );
}

const meta = {
  title: "Components/Overlay",
  component: Overlay,
  render: (args) => <Opens {...(args as Args)} />,
  args: {
    open: false,
    onOpenChange: fn(),
    header: true,
    title: "Size guide",
    backdrop: true,
    children: <p>Measure your foot in the evening.</p>,
  },
  argTypes: {
    position: { control: "select", options: overlayPositions },
    width: { control: "select", options: overlayWidthNames },
  },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Overlay>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openIt(): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  const dialog = await screen.findByRole("dialog");
  await settled(dialog);
  return dialog;
}

async function gone(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), patient);
}

export const Playground: Story = { name: "Playground (dialog, modal, drawer, sheet)" };

/** What each position keeps to, once it stands. */
const edges: Record<OverlayPosition, (box: DOMRect, page: { width: number; height: number }, header: DOMRect) => boolean> = {
  left: (box, page) => box.left === 0 && box.top === 0 && Math.abs(box.height - page.height) < 1,
  right: (box, page) => Math.abs(box.right - page.width) < 1 && box.top === 0 && Math.abs(box.height - page.height) < 1,
  top: (box, page) => box.top === 0 && box.left === 0 && Math.abs(box.width - page.width) < 1 && box.height < page.height,
  bottom: (box, page) =>
    Math.abs(box.bottom - page.height) < 1 && Math.abs(box.width - page.width) < 1 && box.height < page.height,
  screen: (box, page) => Math.abs(box.width - page.width) < 1 && Math.abs(box.height - page.height) < 1,
  fadeInAbsolute: (box, _, header) => Math.abs(box.top - header.bottom) < 1 && Math.abs(box.width - header.width) < 1,
  center: (box, page) =>
    Math.abs(box.left + box.right - page.width) < 2 && Math.abs(box.top + box.bottom - page.height) < 2 && box.width < page.width,
};

function stands(position: OverlayPosition): Story {
  return {
    args: { position },
    play: async ({ args }) => {
      const dialog = await openIt();
      const page = { width: window.innerWidth, height: window.innerHeight };
      const header = document.querySelector("header")?.getBoundingClientRect() as DOMRect;
      await expect(edges[position](dialog.getBoundingClientRect(), page, header)).toBe(true);
      await expect(dialog).toHaveAccessibleName("Size guide");
      await expect(dialog.contains(document.activeElement)).toBe(true);
      await userEvent.keyboard("{Escape}");
      await gone();
      await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: "escape" });
      await expect(screen.getByRole("button", { name: "Open" })).toHaveFocus();
      await openIt();
    },
  };
}

export const Left: Story = { ...stands("left"), name: "OVER-01 left" };
export const Right: Story = { ...stands("right"), name: "OVER-01 right" };
export const Top: Story = { ...stands("top"), name: "OVER-01 top" };
export const Bottom: Story = { ...stands("bottom"), name: "OVER-01 bottom" };
export const Screen: Story = { ...stands("screen"), name: "OVER-01 screen" };
export const FadeInAbsolute: Story = { ...stands("fadeInAbsolute"), name: "OVER-01 fadeInAbsolute" };
export const Center: Story = { ...stands("center"), name: "OVER-01 center" };

function EveryWidth(): ReactElement {
  const [width, setWidth] = useState<(typeof overlayWidthNames)[number]>();
  return (
    <main>
      {overlayWidthNames.map((name) => (
        <Button key={name} onClick={() => setWidth(name)}>
          {name}
        </Button>
      ))}
      <Overlay open={width !== undefined} onOpenChange={() => setWidth(undefined)} width={width} header title={width} backdrop />
    </main>
  );
}

export const Widths: Story = {
  name: "OVER-02 OVER-03 Widths are xs 20, sm 24, md 32, lg 48, xl 64 rem and full",
  render: () => <EveryWidth />,
  globals: { viewport: { value: "desktop" } },
  play: async () => {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const rems: Record<OverlayWidth, number> = { xs: 20, sm: 24, md: 32, lg: 48, xl: 64, full: window.innerWidth / rem };
    for (const name of overlayWidthNames) {
      await userEvent.click(screen.getByRole("button", { name }));
      const dialog = await screen.findByRole("dialog", { name });
      await settled(dialog);
      const wanted = Math.min(Math.round(rems[name] * rem), window.innerWidth);
      await expect(Math.round(dialog.getBoundingClientRect().width)).toBe(wanted);
      await userEvent.click(screen.getByRole("button", { name: "Close" }));
      await gone();
    }
  },
};

export const FillsAPhone: Story = {
  args: { position: "right", width: "sm" },
  globals: { viewport: { value: "phone" } },
  play: async () => {
    const dialog = await openIt();
    await expect(Math.round(dialog.getBoundingClientRect().width)).toBe(window.innerWidth);
  },
};

export const NothingUnlessAskedFor: Story = {
  name: "OVER-04 No header, title, description or backdrop unless asked for",
  args: { header: false, title: undefined, backdrop: false, label: "Filters", children: <Button>Apply</Button> },
  play: async () => {
    const dialog = await openIt();
    await expect(dialog).toHaveAccessibleName("Filters");
    await expect(dialog).not.toHaveAccessibleDescription();
    await expect(screen.queryByRole("heading")).toBeNull();
    await expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
    await expect(document.querySelector("[data-overlay-scrim]")).toBeNull();
  },
};

export const Everything: Story = {
  name: "OVER-04 Header, title, description, backdrop and footer when asked for",
  args: { description: "For shoes of all brands.", footer: <Button size="xl">Continue</Button> },
  play: async () => {
    const dialog = await openIt();
    await expect(screen.getByRole("heading", { name: "Size guide" })).toBeVisible();
    await expect(dialog).toHaveAccessibleName("Size guide");
    await expect(dialog).toHaveAccessibleDescription("For shoes of all brands.");
    await expect(screen.getByRole("button", { name: "Continue" })).toBeVisible();
    await expect(document.querySelector("[data-overlay-scrim]")).toBeVisible();
  },
};

function Navigates({ stay }: { stay?: boolean }): ReactElement {
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState(false);
  return (
    <OverlayNavigationProvider locationKey={`page ${page}`}>
      <main>
        <h1>Page {page}</h1>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Overlay
          open={open}
          onOpenChange={(next, details) => {
            asked(next, details);
            setOpen(next);
          }}
          closeOnNavigate={!stay}
          header
          title="Menu"
        >
          <Button onClick={() => setPage(page + 1)}>Next page</Button>
        </Overlay>
      </main>
    </OverlayNavigationProvider>
  );
}

const asked = fn();

export const ClosesOnRouteChange: Story = {
  name: "OVER-05 Closes on route change by default",
  render: () => <Navigates />,
  play: async () => {
    asked.mockClear();
    await openIt();
    await expect(asked).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "Next page" }));
    await gone();
    await expect(asked).toHaveBeenCalledTimes(1);
    await expect(asked).toHaveBeenLastCalledWith(false, { reason: "navigation" });
    await expect(screen.getByRole("heading", { name: "Page 2" })).toBeVisible();
  },
};

export const MayStayOnRouteChange: Story = {
  name: "OVER-05 Stays on route change when told to",
  render: () => <Navigates stay />,
  play: async () => {
    asked.mockClear();
    await openIt();
    await userEvent.click(screen.getByRole("button", { name: "Next page" }));
    await expect(await screen.findByText("Page 2")).toBeInTheDocument();
    await expect(screen.getByRole("dialog")).toBeVisible();
    await expect(asked).not.toHaveBeenCalled();
  },
};

function timesOf(element: Element): number[] {
  return element.getAnimations().map((animation) => Number(animation.effect?.getComputedTiming().duration));
}

export const Times: Story = {
  name: "OVER-06 OVER-07 In 300 ms, out 200 ms, and at once with less motion",
  args: { position: "right" },
  play: async () => {
    await userEvent.click(screen.getByRole("button", { name: "Open" }));
    const dialog = await screen.findByRole("dialog");
    const scrim = document.querySelector("[data-overlay-scrim]") as Element;
    await expect(timesOf(dialog)).toEqual(calm() ? [] : [overlayTimes.in]);
    await expect(timesOf(scrim)).toEqual(calm() ? [] : [300]);
    await settled(dialog);
    await userEvent.keyboard("{Escape}");
    if (calm()) await expect(screen.queryByRole("dialog")).toBeNull();
    else {
      await expect(timesOf(dialog)).toEqual([overlayTimes.out]);
      await expect(timesOf(scrim)).toEqual([200]);
    }
    await gone();
    await expect(document.querySelector("[data-overlay-scrim]")).toBeNull();
  },
};

function ClosesItself() {
  const { close } = useOverlay();
  return <Button onClick={() => close()}>Done</Button>;
}

export const Reasons: Story = {
  name: "Says why it asks to close",
  args: { children: <ClosesItself /> },
  play: async ({ args }) => {
    const scrim = () => document.querySelector("[data-overlay-scrim]") as Element;
    await openIt();
    await userEvent.click(scrim());
    await gone();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: "outside" });
    await openIt();
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await gone();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: "close" });
    await openIt();
    await userEvent.click(screen.getByRole("button", { name: "Done" }));
    await gone();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: "api" });
    await expect(args.onOpenChange).toHaveBeenCalledTimes(3);
  },
};

export const PageStandsStill: Story = {
  name: "The page is inert, does not scroll and does not move",
  play: async () => {
    const before = screen.getByText("The page behind.").getBoundingClientRect();
    const dialog = await openIt();
    const paragraph = screen.getByText("The page behind.");
    // Both come after the panel's first frame.
    await waitFor(() => expect(paragraph.closest("[inert]")).not.toBeNull(), patient);
    await expect(dialog.closest("[inert]")).toBeNull();
    await expect(getComputedStyle(document.documentElement).overflow).toBe("hidden");
    const after = paragraph.getBoundingClientRect();
    await expect([after.x, after.y, after.width]).toEqual([before.x, before.y, before.width]);
    await userEvent.keyboard("{Escape}");
    await gone();
    await expect(paragraph.closest("[inert]")).toBeNull();
    await expect(getComputedStyle(document.documentElement).overflow).not.toBe("hidden");
    await expect(getComputedStyle(document.body).pointerEvents).toBe("auto");
    await expect(document.querySelector("body > style")).toBeNull();
  },
};

export const KeepsFocusInside: Story = {
  args: { children: <Button>Only one</Button> },
  play: async () => {
    const dialog = await openIt();
    const close = screen.getByRole("button", { name: "Close" });
    close.focus();
    await userEvent.tab();
    await expect(screen.getByRole("button", { name: "Only one" })).toHaveFocus();
    await userEvent.tab();
    await expect(close).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(dialog.contains(document.activeElement)).toBe(true);
  },
};

function RemovesItsOpener(): ReactElement {
  const [lines, setLines] = useState(["Court Low", "Ridgeback"]);
  const [open, setOpen] = useState(false);
  return (
    <main>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <Button onClick={() => setOpen(true)}>Remove {line}</Button>
          </li>
        ))}
      </ul>
      <Overlay open={open} onOpenChange={() => setOpen(false)} position="center" header title="Remove it?" backdrop>
        <Button
          onClick={() => {
            setLines(lines.slice(1));
            setOpen(false);
          }}
        >
          Yes, remove
        </Button>
      </Overlay>
    </main>
  );
}

export const OpenerIsGone: Story = {
  name: "Focus goes to the nearest thing left when the opener is gone",
  render: () => <RemovesItsOpener />,
  play: async () => {
    await userEvent.click(screen.getByRole("button", { name: "Remove Court Low" }));
    await userEvent.click(await screen.findByRole("button", { name: "Yes, remove" }));
    await gone();
    await expect(screen.getByRole("button", { name: "Remove Ridgeback" })).toHaveFocus();
    await userEvent.click(screen.getByRole("button", { name: "Remove Ridgeback" }));
    await userEvent.click(await screen.findByRole("button", { name: "Yes, remove" }));
    await gone();
    await expect(screen.getByRole("main")).toHaveFocus();
  },
};

function Nests(): ReactElement {
  const [first, setFirst] = useState(false);
  const [second, setSecond] = useState(false);
  return (
    <main>
      <Button onClick={() => setFirst(true)}>Open</Button>
      <Overlay open={first} onOpenChange={() => setFirst(false)} header title="Cart" backdrop>
        <Button onClick={() => setSecond(true)}>Remove</Button>
        <Button
          onClick={() => {
            setFirst(false);
            setSecond(true);
          }}
        >
          Swap
        </Button>
      </Overlay>
      <Overlay
        open={second}
        onOpenChange={() => setSecond(false)}
        position="center"
        header
        title="Sure?"
        backdrop
        closeLabel="Keep it"
      />
    </main>
  );
}

export const OneOverAnother: Story = {
  render: () => <Nests />,
  play: async () => {
    await openIt();
    const remove = screen.getByRole("button", { name: "Remove" });
    await userEvent.click(remove);
    const inner = await screen.findByRole("dialog", { name: "Sure?" });
    await settled(inner);
    await waitFor(() => expect(remove.closest("[inert]")).not.toBeNull(), patient);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByText("Sure?")).toBeNull(), patient);
    await expect(screen.getByRole("dialog", { name: "Cart" })).toBeVisible();
    await expect(remove).toHaveFocus();
    await expect(getComputedStyle(document.documentElement).overflow).toBe("hidden");

    await userEvent.click(remove);
    await settled(await screen.findByRole("dialog", { name: "Sure?" }));
    const scrims = document.querySelectorAll("[data-overlay-scrim]");
    await userEvent.click(scrims[scrims.length - 1] as Element);
    await waitFor(() => expect(screen.queryByText("Sure?")).toBeNull(), patient);
    await expect(screen.getByRole("dialog", { name: "Cart" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await gone();
    await expect(screen.getByRole("button", { name: "Open" })).toHaveFocus();
    await expect(document.querySelector("[inert]")).toBeNull();
  },
};

export const OneAfterAnother: Story = {
  name: "When one overlay gives way to another, focus finds the way back past both",
  render: () => <Nests />,
  play: async () => {
    await openIt();
    await userEvent.click(screen.getByRole("button", { name: "Swap" }));
    const second = await screen.findByRole("dialog", { name: "Sure?" });
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Cart" })).toBeNull(), patient);
    await settled(second);
    await expect(second.contains(document.activeElement)).toBe(true);
    await userEvent.click(screen.getByRole("button", { name: "Keep it" }));
    await gone();
    await expect(screen.getByRole("button", { name: "Open" })).toHaveFocus();
    await expect(document.querySelector("[inert]")).toBeNull();
    await expect(getComputedStyle(document.documentElement).overflow).not.toBe("hidden");
  },
};

function Accompanied({ onPress }: { onPress: () => void }): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <>
      <main>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Overlay open={open} onOpenChange={() => setOpen(false)} header title="Cart" backdrop />
      </main>
      <div {...overlayCompanion} style={{ position: "fixed", bottom: 0, left: 0, zIndex: 600 }}>
        <Button onClick={onPress}>Undo</Button>
      </div>
    </>
  );
}

const undone = fn();

export const CompanionsStayUsable: Story = {
  name: "What accompanies it stays usable: it can be pressed and focused, and Escape there does not close",
  render: () => <Accompanied onPress={undone} />,
  play: async () => {
    undone.mockClear();
    await openIt();
    const undo = screen.getByRole("button", { name: "Undo" });
    await userEvent.click(undo);
    await expect(undone).toHaveBeenCalledTimes(1);
    await expect(undo).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(screen.getByRole("dialog", { name: "Cart" })).toBeVisible();
  },
};

function RadixModal({ onPress }: { onPress: () => void }): ReactElement {
  return (
    <>
      <main>
        <Radix.Root>
          <Radix.Trigger>Open</Radix.Trigger>
          <Radix.Portal>
            <Radix.Content aria-describedby={undefined}>
              <Radix.Title>Cart</Radix.Title>
              <Radix.Close>Close</Radix.Close>
            </Radix.Content>
          </Radix.Portal>
        </Radix.Root>
      </main>
      <div {...overlayCompanion} data-testid="companion">
        <Button onClick={onPress}>Undo</Button>
      </div>
    </>
  );
}

export const RadixShutsCompanionsOut: Story = {
  name: "Why Radix's own modal is not used: it takes focus and presses from what accompanies it, and hides it from screen readers",
  render: () => <RadixModal onPress={undone} />,
  play: async () => {
    await userEvent.click(screen.getByRole("button", { name: "Open" }));
    const dialog = await screen.findByRole("dialog", { name: "Cart" });
    const companion = screen.getByTestId("companion");
    const undo = companion.querySelector("button") as HTMLElement;
    await waitFor(() => expect(companion.closest("[aria-hidden='true']")).not.toBeNull(), patient);
    await expect(getComputedStyle(undo).pointerEvents).toBe("none");
    undo.focus();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true), patient);
    await userEvent.keyboard("{Escape}");
    await gone();
  },
};

export const LeavesThePageAlive: Story = {
  name: "Not modal: the page scrolls and takes presses",
  args: { modal: false, backdrop: false, position: "fadeInAbsolute" },
  play: async () => {
    const dialog = await openIt();
    await expect(dialog).not.toHaveAttribute("aria-modal");
    await expect(document.querySelector("[inert]")).toBeNull();
    await expect(getComputedStyle(document.documentElement).overflow).not.toBe("hidden");
  },
};

function Shrinks(): ReactElement {
  const [lines, setLines] = useState(["Court Low", "Ridgeback"]);
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>
          <Button onClick={() => setLines(lines.filter((each) => each !== line))}>Remove {line}</Button>
        </li>
      ))}
    </ul>
  );
}

export const KeepsFocusWhenItsHolderGoes: Story = {
  name: "Focus stays in the panel when what has it is removed: on the nearest thing left, or on the panel",
  args: { header: false, title: "Cart", children: <Shrinks /> },
  play: async () => {
    const dialog = await openIt();
    await userEvent.click(screen.getByRole("button", { name: "Remove Court Low" }));
    await waitFor(() => expect(screen.getByRole("button", { name: "Remove Ridgeback" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("button", { name: "Remove Ridgeback" })).toBeNull());
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard("{Escape}");
    await gone();
    await expect(screen.getByRole("button", { name: "Open" })).toHaveFocus();
  },
};

/** Parts that end something of their own with Escape. */
function Busy(): ReactElement {
  const [quantity, setQuantity] = useState(2);
  const [place, setPlace] = useState("");
  return (
    <>
      <QuantityStepper value={quantity} onChange={setQuantity} />
      <ComboboxField
        label="Near"
        required
        value={place}
        onChange={setPlace}
        options={[{ id: "1", label: "Aro Valley, Wellington" }]}
        onOptionSelect={({ label }) => setPlace(label)}
        listLabel="Suggested places"
      />
      <CountrySwitcher countries={countries} current="nz" />
    </>
  );
}

export const EscapeInside: Story = {
  name: "Escape first ends what is under way inside: a number that is typed, a list, a menu; the next one asks to close",
  args: { children: <Busy /> },
  parameters: { visual: { skip: "Ends as Playground does." } },
  play: async ({ args }) => {
    const dialog = await openIt();
    const number = screen.getByRole("spinbutton");
    await userEvent.clear(number);
    await userEvent.type(number, "4{Escape}");
    await expect(number).toHaveValue("2");
    const field = screen.getByRole("combobox");
    await userEvent.type(field, "Aro");
    await expect(field).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard("{Escape}");
    await expect(field).toHaveAttribute("aria-expanded", "false");
    const menu = dialog.querySelector("details") as HTMLDetailsElement;
    await userEvent.click(menu.querySelector("summary") as HTMLElement);
    await expect(menu.open).toBe(true);
    await userEvent.keyboard("{Escape}");
    await expect(menu.open).toBe(false);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    await gone();
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: "escape" });
  },
};

export const DialogPattern: Story = {
  name: "APG modal dialog: names, Tab and Shift+Tab in a ring, Escape, focus in and back",
  args: {
    position: "center",
    description: "For shoes of all brands.",
    children: (
      <form>
        <label>
          Foot length
          <input name="length" />
        </label>
        <Button>Find my size</Button>
      </form>
    ),
  },
  play: async () => {
    const dialog = await openIt();
    await expect(dialog).toHaveAttribute("aria-modal", "true");
    const title = document.getElementById(dialog.getAttribute("aria-labelledby") ?? "");
    await expect(title).toHaveTextContent("Size guide");
    await expect(title).toBeVisible();
    const description = document.getElementById(dialog.getAttribute("aria-describedby") ?? "");
    await expect(description).toHaveTextContent("For shoes of all brands.");

    const ring = [
      screen.getByRole("button", { name: "Close" }),
      screen.getByRole("textbox", { name: "Foot length" }),
      screen.getByRole("button", { name: "Find my size" }),
    ];
    await expect(ring[0]).toHaveFocus();
    for (const next of [ring[1], ring[2], ring[0]]) {
      await userEvent.tab();
      await expect(next).toHaveFocus();
    }
    for (const next of [ring[2], ring[1], ring[0]]) {
      await userEvent.tab({ shift: true });
      await expect(next).toHaveFocus();
    }
    await userEvent.keyboard("{Escape}");
    await gone();
    await expect(screen.getByRole("button", { name: "Open" })).toHaveFocus();
  },
};

const forwarded = passedOn();

export const PassesOn: Story = {
  name: "Passes on ref, id, class, data and ARIA attributes, and takes its name from an id too",
  args: {
    ...forwarded,
    header: false,
    title: undefined,
    "aria-labelledby": "own-title",
    children: <h2 id="own-title">Filters</h2>,
  },
  play: async () => {
    const dialog = await openIt();
    await expectPassedOn(dialog, forwarded);
    await expect(dialog).toHaveAccessibleName("Filters");
  },
};

function EveryPosition(): ReactElement {
  const [position, setPosition] = useState<OverlayPosition>();
  return (
    <main style={{ minHeight: "200vh" }}>
      <header style={{ position: "sticky", top: 0, background: "var(--color-bg-subtle)", padding: 16 }}>
        {overlayPositions.map((each) => (
          <Button key={each} onClick={() => setPosition(each)}>
            {each}
          </Button>
        ))}
        <Overlay
          key={position}
          open={position !== undefined}
          onOpenChange={() => setPosition(undefined)}
          position={position}
          header
          title="Your details"
          backdrop
          style={
            { "--safe-top": "47px", "--safe-bottom": "34px", "--safe-left": "44px", "--safe-right": "44px" } as CSSProperties
          }
        >
          <div style={{ minHeight: 1200 }}>The form.</div>
          <label>
            Email
            <input name="email" />
          </label>
        </Overlay>
      </header>
      <p>The page behind.</p>
    </main>
  );
}

async function inEveryPosition(look: (dialog: HTMLElement, position: OverlayPosition) => Promise<void>): Promise<void> {
  for (const position of overlayPositions) {
    await userEvent.click(screen.getByRole("button", { name: position }));
    const dialog = await screen.findByRole("dialog");
    await settled(dialog);
    await look(dialog, position);
    await userEvent.keyboard("{Escape}");
    await gone();
  }
}

/** Makes the window look as if a keyboard covered its foot, the way phones do. */
function coverFoot(height: number): () => void {
  const view = window.visualViewport as VisualViewport;
  Object.defineProperty(view, "height", { configurable: true, value: window.innerHeight - height });
  view.dispatchEvent(new Event("resize"));
  return () => {
    Reflect.deleteProperty(view, "height");
    view.dispatchEvent(new Event("resize"));
  };
}

export const OnScreenKeyboard: Story = {
  name: "An on-screen keyboard covers no field: panels end above it",
  render: () => <EveryPosition />,
  play: async () => {
    await inEveryPosition(async (dialog, position) => {
      if (position === "fadeInAbsolute") return;
      const field = screen.getByRole("textbox", { name: "Email" });
      field.focus({ preventScroll: true });
      const whole = dialog.getBoundingClientRect().bottom;
      const uncover = coverFoot(180);
      const edge = window.innerHeight - 180;
      await expect(dialog.getBoundingClientRect().bottom, position).toBeLessThanOrEqual(edge + 0.5);
      await expect(field.getBoundingClientRect().bottom, position).toBeLessThanOrEqual(edge + 0.5);
      uncover();
      await expect(dialog.getBoundingClientRect().bottom, position).toBe(whole);
    });
  },
};

/** The edges of the screen that each position touches, where notches and home bars are. */
const touches: Record<OverlayPosition, Partial<Record<"top" | "bottom" | "left" | "right", string>>> = {
  left: { top: "47px", bottom: "34px", left: "44px" },
  right: { top: "47px", bottom: "34px", right: "44px" },
  top: { top: "47px", left: "44px", right: "44px" },
  bottom: { bottom: "34px", left: "44px", right: "44px" },
  screen: { top: "47px", bottom: "34px", left: "44px", right: "44px" },
  fadeInAbsolute: {},
  center: {},
};

export const SafeAreas: Story = {
  name: "Keeps its content out of notches and home bars on the edges it touches",
  render: () => <EveryPosition />,
  play: async () => {
    await inEveryPosition(async (dialog, position) => {
      const { paddingTop: top, paddingBottom: bottom, paddingLeft: left, paddingRight: right } = getComputedStyle(dialog);
      const nothing = { top: "0px", bottom: "0px", left: "0px", right: "0px" };
      await expect({ top, bottom, left, right }, position).toEqual({ ...nothing, ...touches[position] });
    });
  },
};

export const NothingShifts: Story = {
  name: "Opening and closing shifts nothing, in any position",
  render: () => <EveryPosition />,
  play: async () => {
    let shifted = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifted += (entry as PerformanceEntry & { value: number }).value;
    });
    observer.observe({ type: "layout-shift" });
    await inEveryPosition(async () => undefined);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(shifted).toBe(0);
    // That a shift would have been noticed: one that is made on purpose is.
    const header = document.querySelector("header") as HTMLElement;
    header.style.paddingBlock = "80px";
    await waitFor(() => expect(shifted).toBeGreaterThan(0), patient);
    header.style.paddingBlock = "";
    observer.disconnect();
  },
};

export const KeepsTheScrollbarsRoom: Story = {
  name: "Where a scrollbar goes, its room stays: as padding of the body, and told to fixed boxes",
  play: async () => {
    const root = document.documentElement;
    const padding = () => Number.parseFloat(getComputedStyle(document.body).paddingRight);
    const before = padding();
    // A headless browser draws no scrollbars; this is how one of 15 px looks from inside.
    Object.defineProperty(root, "clientWidth", { configurable: true, value: window.innerWidth - 15 });
    await openIt();
    await waitFor(() => expect(padding()).toBe(before + 15), patient);
    await expect(getComputedStyle(root).getPropertyValue("--scrollbar-width")).toBe("15px");
    await userEvent.keyboard("{Escape}");
    await gone();
    Reflect.deleteProperty(root, "clientWidth");
    await expect(padding()).toBe(before);
    await expect(getComputedStyle(root).getPropertyValue("--scrollbar-width")).toBe("");
  },
};
