import type { ReactElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

/** Half a pixel of rounding is no overflow. */
const slack = 1;

/** Words that the eye is not meant to see stand in a box of one pixel. */
function isHidden(element: Element): boolean {
  return element.clientWidth <= 1 && element.clientHeight <= 1;
}

function scrolls(style: CSSStyleDeclaration): boolean {
  return [style.overflowX, style.overflowY].some((overflow) => overflow === "auto" || overflow === "scroll");
}

function holdsText(element: Element): boolean {
  return [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
}

/** Whether any of its words lie beside its box. Corners of a turned icon may. */
function wordsStickOut(element: Element): boolean {
  const box = element.getBoundingClientRect();
  const words = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = element.ownerDocument.createRange();
  while (words.nextNode()) {
    const { parentElement, textContent } = words.currentNode;
    if (!textContent?.trim() || !parentElement || isHidden(parentElement)) continue;
    range.selectNodeContents(words.currentNode);
    const { left, right } = range.getBoundingClientRect();
    if (left < box.left - slack || right > box.right + slack) return true;
  }
  return false;
}

/** Text that is cut off by its own box, or that sticks out of a control's. */
function cut(element: Element, style: CSSStyleDeclaration): boolean {
  if (isHidden(element) || scrolls(style) || !element.textContent?.trim()) return false;
  const over = { x: element.scrollWidth - element.clientWidth, y: element.scrollHeight - element.clientHeight };
  const clips = style.overflowX !== "visible" || style.overflowY !== "visible";
  if (clips && holdsText(element)) return over.x > slack || over.y > slack;
  return element.matches("button, summary, a, label") && style.display !== "inline" && wordsStickOut(element);
}

/** A page beside this one, for parts to be tried in. */
export interface NarrowPage {
  /**
   * Renders a part into the page and takes it away again.
   * @returns what does not fit, in words: the page if it scrolls sideways, and each element that cuts its text off
   */
  misfits(part: ReactElement): Promise<string[]>;
  close(): void;
}

/** Opens a page as wide as asked, with its text as large as asked and with the styles of this page. */
export function openNarrowPage({ width, text }: { width: number; text: string }): NarrowPage {
  const frame = document.createElement("iframe");
  Object.assign(frame.style, { width: `${width}px`, height: "640px", border: "0" });
  document.body.append(frame);
  const window = frame.contentWindow as Window;
  const page = frame.contentDocument as Document;
  page.documentElement.dataset.theme = document.documentElement.dataset.theme;
  page.documentElement.dir = document.documentElement.dir;
  page.documentElement.lang = document.documentElement.lang;
  page.documentElement.style.fontSize = text;
  page.body.style.margin = "0";

  const dressed = new Set<Element>();
  const dress = async () => {
    const coming: Promise<unknown>[] = [];
    for (const style of document.head.querySelectorAll("style, link[rel=stylesheet]")) {
      if (dressed.has(style)) continue;
      dressed.add(style);
      const copy = style.cloneNode(true);
      // A static Storybook links its styles; until they have come, everything fits or nothing does.
      if (copy instanceof HTMLLinkElement) {
        coming.push(
          new Promise((resolve, reject) => {
            copy.addEventListener("load", resolve);
            copy.addEventListener("error", () => reject(new Error(`${copy.href} did not load.`)));
          }),
        );
      }
      page.head.append(copy);
    }
    await Promise.all(coming);
  };

  return {
    async misfits(part) {
      await dress();
      const container = page.createElement("div");
      page.body.append(container);
      const root = createRoot(container);
      try {
        flushSync(() => root.render(part));
        await page.fonts.ready;
        const complaints: string[] = [];
        const { scrollWidth, clientWidth } = page.documentElement;
        if (scrollWidth > clientWidth + slack) complaints.push(`the page is ${scrollWidth} px wide`);
        for (const element of container.querySelectorAll("*")) {
          if (cut(element, window.getComputedStyle(element))) {
            complaints.push(`${element.nodeName.toLowerCase()} cuts off “${element.textContent?.trim().slice(0, 40)}”`);
          }
        }
        return complaints;
      } finally {
        flushSync(() => root.unmount());
        container.remove();
      }
    },
    close: () => frame.remove(),
  };
}
