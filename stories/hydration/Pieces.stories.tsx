import type { Meta, StoryObj } from "@storybook/react-vite";
import { isLive, keepPendingPress } from "@tread/storefront/app/hydration/pending-press.ts";
import { inPieces } from "@tread/storefront/app/hydration/pieces.tsx";
import { useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, fn, waitFor, within } from "storybook/test";

const names = Array.from({ length: 12 }, (_, index) => `Number ${index + 1}`);
const together = 3;

interface ListProps {
  onPress: (event: { currentTarget: HTMLButtonElement }) => void;
  /** The list itself has come alive; what is given draws it again at once. */
  onAlive?: (drawAgain: () => void) => void;
}

function List({ onPress, onAlive }: ListProps) {
  const [times, setTimes] = useState("once");
  useLayoutEffect(() => onAlive?.(() => flushSync(() => setTimes("twice"))), [onAlive]);
  return (
    <>
      <p>{`Drawn ${times}`}</p>
      {inPieces(
        names.map((name) => (
          <button key={name} type="button" onClick={onPress}>
            {name}
          </button>
        )),
        together,
      )}
    </>
  );
}

/** Rendered by a server, as a shopper gets it, and taken over by React as far as the list itself. */
async function listAlive(place: HTMLElement, onPress: ListProps["onPress"]) {
  place.innerHTML = renderToString(<List onPress={onPress} />);
  const buttons = within(place).getAllByRole("button");
  const { promise, resolve } = Promise.withResolvers<() => void>();
  const root = hydrateRoot(place, <List onPress={onPress} onAlive={resolve} />);
  return {
    buttons,
    alive: () => buttons.filter(isLive).map(({ textContent }) => textContent),
    drawAgain: await promise,
    root,
  };
}

/** A long list of the shop that comes alive by pieces. */
const meta: Meta = {
  title: "Parts/Pieces",
  render: () => <section aria-label="List" />,
  parameters: { visual: { skip: "Ends empty." } },
};
export default meta;
type Story = StoryObj;

export const ComesAliveAfterWhatIsAroundIt: Story = {
  play: async ({ canvas }) => {
    const { alive, drawAgain, root } = await listAlive(canvas.getByRole("region"), fn());
    drawAgain();
    const atOnce = alive();
    await expect(canvas.getByText("Drawn twice")).toBeVisible();
    await expect(atOnce).toEqual([]);
    await waitFor(() => expect(alive()).toEqual(names));
    root.unmount();
  },
};

export const APressedPieceComesFirst: Story = {
  play: async ({ canvas }) => {
    const aliveWhenPressed: unknown[] = [];
    const { buttons, alive, root } = await listAlive(canvas.getByRole("region"), () => aliveWhenPressed.push(alive()));
    buttons.at(-1)?.click();
    await expect(aliveWhenPressed).toEqual([names.slice(-together)]);
    await waitFor(() => expect(alive()).toEqual(names));
    root.unmount();
  },
};

export const APressThatWaitsIsMadeWhenItsOwnPieceIsAlive: Story = {
  play: async ({ canvas }) => {
    const onPress = fn();
    const keeping = new AbortController();
    keepPendingPress(keeping.signal);
    const { buttons, root } = await listAlive(canvas.getByRole("region"), onPress);
    buttons.at(-1)?.click();
    keeping.abort();
    await expect(onPress).not.toHaveBeenCalled();
    await waitFor(() => expect(onPress).toHaveBeenCalledOnce());
    root.unmount();
  },
};
