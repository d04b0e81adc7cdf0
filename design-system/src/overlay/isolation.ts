/**
 * What makes a page stand still behind a modal overlay: the rest is inert and does not scroll.
 * Both count, so that overlays may open over one another and close in any order.
 */

const untouched = "[data-overlay-companion], [data-overlay-scrim], script, style, link";
const inertCount = new WeakMap<Element, number>();

function others(panel: Element): Element[] {
  const kept = new Set<Element>();
  for (const element of [panel, ...document.querySelectorAll("[data-overlay-companion]")]) {
    for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) kept.add(each);
  }
  const found: Element[] = [];
  const visit = (parent: Element) => {
    for (const child of parent.children) {
      if (child === panel || child.matches(untouched)) continue;
      if (kept.has(child)) visit(child);
      else found.push(child);
    }
  };
  visit(document.body);
  return found;
}

/** Makes everything but the panel and its companions inert. Returns how to undo it. */
function isolate(panel: Element): () => void {
  const made = others(panel).filter((element) => inertCount.has(element) || !element.hasAttribute("inert"));
  for (const element of made) {
    inertCount.set(element, (inertCount.get(element) ?? 0) + 1);
    element.setAttribute("inert", "");
  }
  return () => {
    for (const element of made) {
      const left = (inertCount.get(element) ?? 1) - 1;
      if (left > 0) inertCount.set(element, left);
      else {
        inertCount.delete(element);
        element.removeAttribute("inert");
      }
    }
  };
}

let locks = 0;
let unlock: () => void = () => undefined;

/** Reads first and writes after, so that a page is laid out once. */
function lock(): () => void {
  const root = document.documentElement;
  const { body } = document;
  const scrollbar = window.innerWidth - root.clientWidth;
  const padding = body.style.paddingRight;
  if (scrollbar > 0) {
    body.style.paddingRight = `calc(${getComputedStyle(body).paddingRight} + ${scrollbar}px)`;
    root.style.setProperty("--scrollbar-width", `${scrollbar}px`);
  }
  root.setAttribute("data-scroll-locked", "");
  return () => {
    root.removeAttribute("data-scroll-locked");
    root.style.removeProperty("--scrollbar-width");
    body.style.paddingRight = padding;
  };
}

/**
 * Stops the page from scrolling without moving it: the scrollbar's room is kept as padding of the body, and told to fixed
 * boxes as `--scrollbar-width`. Returns how to undo it.
 */
function lockScroll(): () => void {
  if (locks === 0) unlock = lock();
  locks += 1;
  return () => {
    locks -= 1;
    if (locks === 0) unlock();
  };
}

/**
 * Locks and isolates the page behind a panel once the panel's first frame is on the screen: both have all of the page styled
 * and laid out anew, for which the shopper need not wait. Until then the panel already holds the focus. Returns how to undo it.
 */
export function standStill(panel: Element): () => void {
  let undo: (() => void)[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => {
      // Locking measures the page, so it comes before what changes how the page is drawn.
      undo = [lockScroll(), isolate(panel)];
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    for (const each of undo) each();
  };
}
