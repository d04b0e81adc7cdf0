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

/** Text that is cut off by its own box, or that sticks out of a control's. */
function cut(element: Element, style: CSSStyleDeclaration): boolean {
  if (isHidden(element) || scrolls(style) || !element.textContent?.trim()) return false;
  const over = { x: element.scrollWidth - element.clientWidth, y: element.scrollHeight - element.clientHeight };
  const clips = style.overflowX !== "visible" || style.overflowY !== "visible";
  if (clips && style.textOverflow !== "ellipsis" && holdsText(element)) return over.x > slack || over.y > slack;
  return element.matches("button, summary, a, label") && style.display !== "inline" && over.x > slack;
}

/**
 * Renders into a page of its own, as wide as asked and with its text as large as asked, with the styles of this page.
 * @returns what does not fit, in words: the page if it scrolls sideways, and each element that cuts its text off
 */
export async function misfits(part: ReactElement, { width, text }: { width: number; text: string }): Promise<string[]> {
  const frame = document.createElement("iframe");
  Object.assign(frame.style, { width: `${width}px`, height: "640px", border: "0" });
  document.body.append(frame);
  const page = frame.contentDocument as Document;
  const container = page.createElement("div");
  page.head.append(...[...document.head.querySelectorAll("style, link[rel=stylesheet]")].map((style) => style.cloneNode(true)));
  page.documentElement.dataset.theme = document.documentElement.dataset.theme;
  page.documentElement.dir = document.documentElement.dir;
  page.documentElement.lang = document.documentElement.lang;
  page.documentElement.style.fontSize = text;
  page.body.style.margin = "0";
  page.body.append(container);
  const root = createRoot(container);
  try {
    flushSync(() => root.render(part));
    await page.fonts.ready;
    const window = frame.contentWindow as Window;
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
    frame.remove();
  }
}
