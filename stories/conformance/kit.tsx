import { cloneElement, type ElementType, type ReactElement, type Ref, StrictMode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { hearConsole } from "./console.ts";
import { hydrationComplaints } from "./hydration.ts";
import type { Given, Sample } from "./samples.tsx";

const passedOn = { id: "given", className: "given-class", "data-given": "yes", "aria-describedby": "elsewhere" };

/** How to find each thing that was given, wherever in the page it came out. */
const selectors: Readonly<Record<Given, string>> = {
  id: "#given",
  className: ".given-class",
  data: '[data-given="yes"]',
  aria: '[aria-describedby~="elsewhere"]',
};

/** A part where it has to stand, with further props. */
export function placed({ part, around = (alone) => alone }: Sample, props: object = {}): ReactElement {
  return around(cloneElement(part, props));
}

/** Renders into a container of its own while `judge` looks, and takes it away again. */
function mounted<Result>(judge: (root: ReturnType<typeof createRoot>, container: HTMLElement) => Result): Result {
  const container = document.createElement("div");
  document.body.append(container);
  const root = createRoot(container);
  try {
    return judge(root, container);
  } finally {
    flushSync(() => root.unmount());
    container.remove();
  }
}

/** Follows what a ref is given, as React gives it: an element, later null. */
function follow() {
  const given: (Element | null)[] = [];
  return { given, ref: ((element: Element | null) => void given.push(element)) as Ref<never> };
}

/** The ref reaches its element once however often the part renders, is let go of on the way out, and survives StrictMode. */
export function refComplaints(sample: Sample): string[] {
  if (sample.element === null) return [];
  const complaints: string[] = [];
  const plain = follow();
  mounted((root) => {
    for (let render = 0; render < 3; render++) flushSync(() => root.render(placed(sample, { ref: plain.ref })));
    if (plain.given.length !== 1) complaints.push(`is given ${plain.given.length} times in three renders`);
    const [element] = plain.given;
    if (element?.nodeName !== sample.element) complaints.push(`reaches ${element?.nodeName}, not ${sample.element}`);
  });
  if (plain.given.at(-1) !== null) complaints.push("is not let go of when the part goes");
  const strict = follow();
  mounted((root) => {
    for (let render = 0; render < 2; render++) {
      flushSync(() => root.render(<StrictMode>{placed(sample, { ref: strict.ref })}</StrictMode>));
    }
    const elements = new Set(strict.given.filter((element) => element !== null));
    if (strict.given.at(-1) === null || elements.size !== 1) complaints.push("does not hold one element under StrictMode");
  });
  const object: { current: Element | null } = { current: null };
  mounted((root) => {
    flushSync(() => root.render(placed(sample, { ref: object })));
    if (object.current?.nodeName !== sample.element) complaints.push("is not kept in a ref object");
  });
  if (object.current !== null) complaints.push("stays in a ref object when the part has gone");
  return complaints;
}

/** `id`, `className`, `data-*` and `aria-*` come out where they should, a class beside the part's own. */
export function passingComplaints(sample: Sample): string[] {
  if (sample.element === null) return [];
  const complaints: string[] = [];
  const { ref, given } = follow();
  const classed = mounted((root) => {
    flushSync(() => root.render(placed(sample, { ...passedOn, ref })));
    const reached = given[0] ?? null;
    for (const [what, selector] of Object.entries(selectors) as [Given, string][]) {
      const found = document.querySelectorAll(selector);
      const declared = sample.elsewhere?.[what];
      const [place] = found;
      if (found.length !== 1 || !place) complaints.push(`gives ${what} to ${found.length} elements`);
      else if (declared === undefined && place !== reached)
        complaints.push(`gives ${what} to ${place.nodeName}, not where its ref goes`);
      else if (declared !== undefined && (place === reached || place.nodeName !== declared)) {
        complaints.push(`gives ${what} to ${place.nodeName}, not to another ${declared}`);
      }
    }
    const place = document.querySelector(selectors.className);
    return place && { classes: [...place.classList], above: stepsUp(reached, place) };
  });
  if (!classed) return complaints;
  const own = mounted((root) => {
    const alone = follow();
    flushSync(() => root.render(placed(sample, { ref: alone.ref })));
    let place = alone.given[0];
    for (let step = 0; step < classed.above; step++) place = place?.parentElement;
    return [...(place?.classList ?? [])];
  });
  const lost = own.filter((name) => !classed.classes.includes(name));
  if (lost.length > 0) complaints.push(`loses its own class ${lost.join(" ")} to one that it is given`);
  return complaints;
}

/** How far above an element another stands; 0 where it is the same, or not above. */
function stepsUp(from: Element | null, to: Element): number {
  let steps = 0;
  for (let element = from; element; element = element.parentElement, steps++) if (element === to) return steps;
  return 0;
}

/** Nothing is written to the console, twice rendered under StrictMode. */
export function noiseComplaints(sample: Sample): string[] {
  const complaints: string[] = [];
  const stop = hearConsole((line) => complaints.push(line) < 0);
  try {
    mounted((root) => {
      for (let render = 0; render < 2; render++) flushSync(() => root.render(<StrictMode>{placed(sample)}</StrictMode>));
    });
  } finally {
    stop();
  }
  return complaints;
}

/** The part renders on a server and hydrates without a word. */
export function hydration(sample: Sample): Promise<string[]> {
  return hydrationComplaints(<StrictMode>{placed(sample)}</StrictMode>);
}

/** The name that developer tools and error messages show is the one it is imported by. */
export function nameComplaints(name: string, part: ElementType): string[] {
  const shown = typeof part === "string" ? part : (part.displayName ?? part.name);
  return shown === name ? [] : [`is called ${shown || "nothing"} in developer tools`];
}
