import type { Meta, StoryObj } from "@storybook/react-vite";
import { type AlertQueue, alertLink, alertStrong, createAlertQueue } from "@tread/design-system/alert-queue";
import { Alerts } from "@tread/design-system/alerts";
import { Announcer } from "@tread/design-system/announcer";
import { Button } from "@tread/design-system/button";
import { type LinkComponentProps, LinkComponentProvider } from "@tread/design-system/link";
import { Overlay } from "@tread/design-system/overlay";
import { ProductTile } from "@tread/design-system/product-tile";
import { type MouseEvent, Profiler, type ReactElement, useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { calm, patient, settled } from "../overlay/calm.ts";
import { expectPassedOn, passedOn } from "../overlay/passed-on.ts";
import { courtLow } from "../product-tile/sample-products.ts";

const followed = fn();

/** Stands for the router's link: says where it was asked to go and stays. */
function RoutedLink({ href, ...rest }: LinkComponentProps) {
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    followed(href);
  };
  return <a {...rest} href={href} onClick={follow} />;
}

const commits = fn();

function Page({ queue, children }: { queue: AlertQueue; children?: ReactElement }): ReactElement {
  return (
    <LinkComponentProvider component={RoutedLink}>
      <main tabIndex={-1}>
        <Button onClick={() => queue.add({ content: [alertStrong("Court Low"), " has been added to your wishlist."] })}>
          Save
        </Button>
        {children}
      </main>
      <Profiler id="alerts" onRender={commits}>
        <Alerts queue={queue} />
      </Profiler>
      <Announcer />
    </LinkComponentProvider>
  );
}

const meta = {
  title: "Components/Alerts",
  component: Alerts,
  args: { queue: createAlertQueue() },
  parameters: { layout: "fullscreen" },
  render: ({ queue }) => <Page queue={queue} />,
} satisfies Meta<typeof Alerts>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A queue of the story's own, so that no alert is left for the next one. */
function withQueue(): { args: { queue: AlertQueue }; queue: AlertQueue } {
  const queue = createAlertQueue({ addDelay: 0 });
  return { args: { queue }, queue };
}

export const Playground: Story = {
  name: "Playground (toast, snackbar)",
  play: async ({ args, canvas }) => {
    args.queue.clear();
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await screen.findByRole("region", { name: /Notifications/ })).toBeVisible();
    args.queue.clear();
    await waitFor(() => expect(screen.queryByRole("region", { name: /Notifications/ })).toBeNull(), patient);
  },
};

const four = withQueue();
export const FourOfThem: Story = {
  args: four.args,
  play: async () => {
    four.queue.clear();
    four.queue.pause("hidden");
    four.queue.add({
      type: "ERROR",
      content: ["This one’s members only, so ", alertLink("/account/signin", "sign in"), " to add it."],
    });
    four.queue.add({
      type: "ERROR",
      content: "Offer <b>TREAD10</b> has been removed because a maximum of 2 offers can be redeemed at once.",
    });
    four.queue.add({ content: "Removed item from cart." });
    four.queue.add({
      content: [alertStrong("Court Low"), " has been added to your wishlist. ", alertLink("/account/wishlist", "View Wishlist")],
    });
    await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(4), patient);
    await expect(screen.getAllByRole("listitem")[0]).toHaveTextContent("Court Low has been added");
  },
};

const html = withQueue();
export const Content: Story = {
  name: "ALERT-02 Content renders as HTML, and links inside it go through the router",
  args: html.args,
  play: async () => {
    followed.mockClear();
    html.queue.add({
      content:
        'Saved <b>Court Low</b>. <a href="/nz/account/wishlist" onclick="alert(1)">View Wishlist</a><script>alert(1)</script>',
    });
    const link = await screen.findByRole("link", { name: "View Wishlist" });
    await expect(screen.getByText("Court Low").tagName).toBe("STRONG");
    await expect(screen.getByRole("listitem")).toHaveTextContent("Saved Court Low. View Wishlist");
    await userEvent.click(link);
    await expect(followed).toHaveBeenCalledTimes(1);
    await expect(followed).toHaveBeenLastCalledWith("/nz/account/wishlist");
    await waitFor(() => expect(screen.queryByRole("listitem")).toBeNull(), patient);
  },
};

const clicked = withQueue();
export const ClickDismisses: Story = {
  name: "ALERT-06 A click on an alert dismisses it",
  args: clicked.args,
  play: async () => {
    clicked.queue.add({ content: "Removed item from cart.", duration: 60_000 });
    await userEvent.click(await screen.findByText("Removed item from cart.", { selector: "li *" }));
    await waitFor(() => expect(screen.queryByRole("listitem")).toBeNull(), patient);
  },
};

const several = withQueue();
export const EachDismissIsNamed: Story = {
  name: "Each dismiss button is named by its alert",
  args: several.args,
  play: async () => {
    const contents = ["Court Low added to cart.", "Trail Mid added to cart.", "Code FIRSTDIBS applied.", "Saved."];
    for (const content of contents) several.queue.add({ content, duration: 60_000 });
    for (const content of contents)
      await waitFor(() => expect(screen.getByRole("button", { name: `Dismiss: ${content}` })).toBeVisible(), patient);
  },
};

const dismissed = withQueue();
export const ButtonDismisses: Story = {
  name: "ALERT-07 The dismiss button dismisses, and focus goes on to the next alert and then back",
  args: dismissed.args,
  play: async ({ canvas }) => {
    const save = canvas.getByRole("button", { name: "Save" });
    save.focus();
    dismissed.queue.add({ content: "First.", duration: 60_000 });
    dismissed.queue.add({ content: "Second.", duration: 60_000 });
    await waitFor(() => expect(screen.getAllByRole("button", { name: /^Dismiss/ })).toHaveLength(2), patient);
    await userEvent.keyboard("{F8}");
    await expect(screen.getAllByRole("button", { name: /^Dismiss/ })[0]).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(1), patient);
    await expect(screen.getByRole("listitem")).toHaveTextContent("First.");
    await expect(screen.getByRole("button", { name: /^Dismiss/ })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("listitem")).toBeNull(), patient);
    await expect(save).toHaveFocus();
  },
};

const steady = withQueue();
export const CountsDownWithoutReact: Story = {
  name: "The countdown draws itself: React renders an alert when it comes and when it goes",
  args: steady.args,
  play: async () => {
    const id = steady.queue.add({ content: "Counting.", duration: 600 });
    await screen.findByRole("listitem");
    await waitFor(() => expect(steady.queue.remaining(id)).toBeLessThan(500), patient);
    commits.mockClear();
    await waitFor(() => expect(steady.queue.remaining(id)).toBeLessThan(200), patient);
    await expect(commits).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole("listitem")).toBeNull(), patient);
  },
};

const held = withQueue();
export const Holds: Story = {
  name: "The countdown stops while the pointer or focus is on an alert",
  args: held.args,
  play: async () => {
    const id = held.queue.add({ content: "Do not go yet.", duration: 5000 });
    const item = await screen.findByRole("listitem");
    await userEvent.hover(item);
    await expect(held.queue.getSnapshot().paused).toBe(true);
    const timer = item.lastElementChild as Element;
    if (!calm()) await waitFor(() => expect(getComputedStyle(timer).animationPlayState).toBe("paused"), patient);
    await userEvent.unhover(item);
    await expect(held.queue.getSnapshot().paused).toBe(false);
    if (!calm()) await waitFor(() => expect(getComputedStyle(timer).animationPlayState).toBe("running"), patient);
    await userEvent.keyboard("{F8}");
    await expect(held.queue.getSnapshot().paused).toBe(true);
    await userEvent.keyboard("{F8}");
    await expect(held.queue.getSnapshot().paused).toBe(false);
    held.queue.dismiss(id);
    await waitFor(() => expect(screen.queryByRole("listitem")).toBeNull(), patient);
  },
};

const spoken = withQueue();
export const IsSpoken: Story = {
  name: "One live region, there before the first alert, says each alert once",
  args: spoken.args,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await expect(canvas.getByRole("alert")).toBeEmptyDOMElement();
    spoken.queue.add({ content: "Removed <b>item</b> from cart.", duration: 60_000 });
    spoken.queue.add({ type: "ERROR", content: "Unable to add to cart.", duration: 60_000 });
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent(/^Removed item from cart\.$/), patient);
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent(/^Unable to add to cart\.$/), patient);
    await expect(document.querySelectorAll("[aria-live], [role='status'], [role='alert']")).toHaveLength(2);
    await expect(screen.getAllByRole("listitem")[0]).toHaveTextContent("Error: Unable to add to cart.");
    spoken.queue.clear();
    await waitFor(() => expect(screen.queryByRole("listitem")).toBeNull(), patient);
  },
};

function WithCart({ queue }: { queue: AlertQueue }): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <Page queue={queue}>
      <div>
        <Button onClick={() => setOpen(true)}>Open cart</Button>
        <Overlay open={open} onOpenChange={() => setOpen(false)} header title="Cart" backdrop />
      </div>
    </Page>
  );
}

const over = withQueue();
export const OverAnOverlay: Story = {
  name: "An alert stays usable while a modal overlay is open, and pressing it keeps the overlay open",
  args: over.args,
  render: ({ queue }) => <WithCart queue={queue} />,
  play: async () => {
    await userEvent.click(screen.getByRole("button", { name: "Open cart" }));
    await screen.findByRole("dialog", { name: "Cart" });
    over.queue.add({ content: "Removed item from cart.", duration: 60_000 });
    const dismiss = await screen.findByRole("button", { name: /^Dismiss/ });
    await expect(dismiss.closest("[inert]")).toBeNull();
    await userEvent.click(dismiss);
    await waitFor(() => expect(screen.queryByRole("button", { name: /^Dismiss/ })).toBeNull(), patient);
    await expect(screen.getByRole("dialog", { name: "Cart" })).toBeVisible();
  },
};

export const OverAnOverlayByKeyboard: Story = {
  name: "Over a modal overlay F8 goes to the alert, Escape dismisses it and goes back into the overlay",
  args: over.args,
  render: ({ queue }) => <WithCart queue={queue} />,
  play: async () => {
    await userEvent.click(screen.getByRole("button", { name: "Open cart" }));
    const cart = await screen.findByRole("dialog", { name: "Cart" });
    await settled(cart);
    over.queue.add({ content: "Removed item from cart.", duration: 60_000 });
    const dismiss = await screen.findByRole("button", { name: /^Dismiss/ });
    for (let element: Element | null = dismiss; element; element = element.parentElement) {
      await expect(element).not.toHaveAttribute("aria-hidden", "true");
    }
    await userEvent.keyboard("{F8}");
    await expect(dismiss).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("listitem")).toBeNull(), patient);
    await expect(cart).toBeVisible();
    await waitFor(() => expect(cart.contains(document.activeElement)).toBe(true), patient);
  },
};

const crowded = withQueue();
export const FourAtMost: Story = {
  name: "ALERT-09 ALERT-10 A fifth alert makes the oldest go",
  args: crowded.args,
  play: async () => {
    for (const content of ["One.", "Two.", "Three.", "Four.", "Five."]) crowded.queue.add({ content, duration: 60_000 });
    await screen.findByText("Five.", { selector: "li *" });
    await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(4), patient);
    const said = screen.getAllByRole("listitem").map((item) => item.querySelector("p")?.textContent);
    await expect(said).toEqual(["Five.", "Four.", "Three.", "Two."]);
    crowded.queue.clear();
    await waitFor(() => expect(screen.queryByRole("listitem")).toBeNull(), patient);
  },
};

const unseen = withQueue();
export const WaitsInAHiddenTab: Story = {
  name: "The countdown stops while the tab is hidden",
  args: unseen.args,
  play: async () => {
    const id = unseen.queue.add({ content: "Wait for me.", duration: 5000 });
    await screen.findByRole("listitem");
    const look = (hidden: boolean) => {
      Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
      document.dispatchEvent(new Event("visibilitychange"));
    };
    look(true);
    await expect(unseen.queue.getSnapshot().paused).toBe(true);
    const left = unseen.queue.remaining(id);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await expect(unseen.queue.remaining(id)).toBe(left);
    look(false);
    Reflect.deleteProperty(document, "hidden");
    await expect(unseen.queue.getSnapshot().paused).toBe(false);
    await waitFor(() => expect(unseen.queue.remaining(id)).toBeLessThan(left), patient);
    unseen.queue.clear();
    await waitFor(() => expect(screen.queryByRole("listitem")).toBeNull(), patient);
  },
};

const drawn = fn();

/** Counts how often the alert around it is drawn. */
function CountedLink({ href, ...rest }: LinkComponentProps) {
  drawn(href);
  return <a {...rest} href={href} />;
}

const alone = withQueue();
const pageCommits = fn();
export const TicksAlone: Story = {
  name: "ALERT-05 One alert ticking in steps of 50 ms draws nothing again: not itself, not the page, not its neighbour",
  args: alone.args,
  parameters: { visual: { skip: "React's profiler, by which it counts, is silent in a static Storybook." } },
  render: ({ queue }) => (
    <Profiler id="page" onRender={pageCommits}>
      <LinkComponentProvider component={CountedLink}>
        <main tabIndex={-1} style={{ display: "grid", gridTemplateColumns: "repeat(4, 1fr)" }}>
          {["1", "2", "3", "4"].map((id) => (
            <ProductTile key={id} {...courtLow} level={2} productId={id} bar="add" heart="off" />
          ))}
        </main>
        <Alerts queue={queue} />
        <Announcer />
      </LinkComponentProvider>
    </Profiler>
  ),
  play: async () => {
    const saved = { content: '<a href="/saved">View Wishlist</a>', duration: 60_000 };
    alone.queue.add(saved);
    await screen.findByRole("link", { name: "View Wishlist" });
    drawn.mockClear();
    const ticking = alone.queue.add({ content: "Removed item from cart.", duration: 3000 });
    await waitFor(() => expect(screen.getAllByRole("button", { name: /^Dismiss/ })).toHaveLength(2), patient);
    await expect(drawn.mock.calls.filter(([href]) => href === "/saved")).toHaveLength(0);

    await waitFor(() => expect(alone.queue.remaining(ticking)).toBeLessThan(2500), patient);
    pageCommits.mockClear();
    const touched = fn();
    const watch = new MutationObserver(touched);
    // The announcer is left out: it puts away what it has said in its own time.
    for (const part of [screen.getByRole("main"), screen.getByRole("region", { name: /Notifications/ })]) {
      watch.observe(part, { attributes: true, childList: true, characterData: true, subtree: true });
    }
    const steps = new Set<number>();
    await waitFor(
      () => {
        steps.add(alone.queue.remaining(ticking));
        return expect(alone.queue.remaining(ticking)).toBeLessThan(1500);
      },
      { ...patient, interval: 20 },
    );
    await expect(steps.size).toBeGreaterThan(5);
    for (const left of steps) await expect(left % 50).toBe(0);
    await expect(pageCommits).not.toHaveBeenCalled();
    await expect(touched).not.toHaveBeenCalled();
    watch.disconnect();
    alone.queue.clear();
    await waitFor(() => expect(screen.queryByRole("button", { name: /^Dismiss/ })).toBeNull(), patient);
    await expect(pageCommits).toHaveBeenCalled();
  },
};

const forwarded = passedOn();
const passing = withQueue();
export const PassesOn: Story = {
  name: "Passes on ref, id, class, data and ARIA attributes",
  args: passing.args,
  render: ({ queue }) => <Alerts queue={queue} {...forwarded} />,
  play: async ({ canvasElement }) => {
    await expectPassedOn(canvasElement.querySelector("section") as Element, forwarded);
  },
};
