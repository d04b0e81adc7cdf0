import type { Meta, StoryObj } from "@storybook/react-vite";
import { OnCodeFailure, onDemand } from "@tread/storefront/app/platform/hydration/on-demand.tsx";
import { type ReactNode, useLayoutEffect, useState } from "react";
import { expect, userEvent } from "storybook/test";

interface WordsProps {
  children: string;
}
const Words = ({ children }: WordsProps) => <p>{children}</p>;

/** Code that comes when it is let through. */
function codeOnDemand() {
  const { promise, resolve } = Promise.withResolvers<{ default: typeof Words }>();
  return { load: () => promise, arrive: () => resolve({ default: Words }) };
}

/** A component whose code is fetched when it is first shown. */
const meta: Meta = { title: "Parts/On demand", tags: ["!autodocs"] };
export default meta;
type Story = StoryObj;

const slow = codeOnDemand();
const Slow = onDemand(slow.load, <p>On its way</p>);
export const StandsInUntilItIsThere: Story = {
  render: () => <Slow>Here</Slow>,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("On its way")).toBeVisible();
    slow.arrive();
    await expect(await canvas.findByText("Here")).toBeVisible();
  },
};

const quick = codeOnDemand();
const Quick = onDemand(quick.load);
/** Its code arrives after it was drawn and before React has told it so. */
function ArrivesMeanwhile() {
  useLayoutEffect(() => {
    Quick.preload();
    quick.arrive();
  }, []);
  return <Quick>Here all the same</Quick>;
}
export const ArrivingBetweenDrawingAndEffect: Story = {
  render: () => <ArrivesMeanwhile />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Here all the same")).toBeVisible();
  },
};

const known = codeOnDemand();
const Known = onDemand(known.load, <p>Too late</p>);
function Opened() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && <Known>At once</Known>}
    </>
  );
}
export const ShownAtOnceWhenItWasFetchedBefore: Story = {
  render: () => <Opened />,
  play: async ({ canvas, canvasElement }) => {
    Known.preload();
    known.arrive();
    await known.load();
    const seen: string[] = [];
    const watch = new MutationObserver(() => seen.push(canvasElement.textContent ?? ""));
    watch.observe(canvasElement, { childList: true, subtree: true });
    await userEvent.click(canvas.getByRole("button", { name: "Open" }));
    await expect(await canvas.findByText("At once")).toBeVisible();
    watch.disconnect();
    await expect(seen.join()).not.toContain("Too late");
  },
};

let isLost = true;
const lostOnDemand = () =>
  onDemand(
    async () => {
      if (isLost) throw new Error("The line is down.");
      return { default: Words };
    },
    <p>On its way</p>,
  );
const Lost = lostOnDemand();
const LostWhereTyped = lostOnDemand();
/** @param keepsPage something has been typed that would be lost with the page */
function InPage({ keepsPage = false, children }: { keepsPage?: boolean; children: ReactNode }) {
  const note = (retry: () => void) => (
    <button type="button" onClick={retry}>
      Try again
    </button>
  );
  return <OnCodeFailure value={{ tell: () => undefined, note, keepsPage }}>{children}</OnCodeFailure>;
}
export const AskedForAgainInItsPlace: Story = {
  name: "What cannot be had says so in its own place, and comes when it is asked for again",
  beforeEach: () => {
    isLost = true;
    // The page would be loaded anew first; it has been just now.
    sessionStorage.setItem("loaded-anew", String(Date.now()));
    return () => sessionStorage.removeItem("loaded-anew");
  },
  render: () => (
    <InPage>
      <Lost>Here after all</Lost>
    </InPage>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
    await expect(canvas.queryByText("On its way")).toBeNull();
    isLost = false;
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByText("Here after all")).toBeVisible();
  },
};

export const KeepsPageThatIsTypedInto: Story = {
  name: "In a page that is typed into what cannot be had says so at once, and the page is not loaded anew",
  parameters: { visual: { skip: "As the one before." } },
  beforeEach: () => {
    isLost = true;
    sessionStorage.removeItem("loaded-anew");
  },
  render: () => (
    <InPage keepsPage>
      <LostWhereTyped>Here after all</LostWhereTyped>
    </InPage>
  ),
  play: async (context) => {
    await AskedForAgainInItsPlace.play?.(context);
    await expect(sessionStorage.getItem("loaded-anew")).toBeNull();
  },
};
