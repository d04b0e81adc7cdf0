import { type ComponentType, createElement, lazy, memo, Suspense, use, useEffect, useState } from "react";
import { FilesOfPart } from "./files-of-part.ts";
import { ownTurn, wasUsed } from "./first-use.ts";
import { partIsLive } from "./pending-press.ts";

export type Deferred<Props> = ComponentType<Props> & {
  /** Fetches the part's code now: its page is about to be shown. Settles when it is there. */
  preload: () => Promise<unknown>;
};

/** Has the presses made again that waited for what it stands in. */
export function Live() {
  useEffect(partIsLive, []);
  return null;
}

/**
 * One component, chosen when it is shown first. Code that is there already need not be waited for: React holds back for
 * 300 ms what follows a fallback.
 */
function Chosen<Props extends object>({ choose, props }: { choose: () => ComponentType<Props>; props: Props }) {
  const [component] = useState(choose);
  return createElement(component, props);
}

/**
 * A part of a page that is rendered on the server and comes alive when the page is first used. Its code is no part of
 * what a page loads first. After the first use it behaves like any lazy component.
 * @param load fetches the component
 */
export function deferred<Props extends object>(load: () => Promise<ComponentType<Props>>): Deferred<Props> {
  let fetched: Promise<{ default: ComponentType<Props> }> | undefined;
  let arrived: ComponentType<Props> | undefined;
  const fetchOnce = () => {
    fetched ??= load().then((component) => {
      arrived = component;
      return { default: component };
    });
    return fetched;
  };
  const Waiting = lazy(() => ownTurn().then(fetchOnce)) as unknown as ComponentType<Props>;
  const choose = () => (arrived && wasUsed() ? arrived : Waiting);
  // A page's own re-rendering must not reach into a part that is not alive yet.
  const Boundary = memo((props: Props) => (
    <Suspense>
      {null}
      <Chosen choose={choose} props={props} />
      <Live />
    </Suspense>
  )) as unknown as ComponentType<Props>;
  return Object.assign(Boundary, { preload: fetchOnce });
}

/**
 * The same part on the server: there at once, inside the boundary that the browser expects, with its style sheets.
 * @param module the part's source file, `app/…`, by which the build knows its style sheets
 */
export function rendered<Props extends object>(Part: ComponentType<Props>, module: string): Deferred<Props> {
  const Boundary = (props: Props) => {
    const sheets = use(FilesOfPart)?.(module).sheets ?? [];
    return (
      <Suspense>
        {sheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="part" />
        ))}
        <Part {...props} />
        {null}
      </Suspense>
    );
  };
  return Object.assign(Boundary, { preload: async () => undefined });
}
