import type { ReactElement } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";

/**
 * Shows an element as the server renders it, has something done with it, and hydrates it then, as a slow line does.
 * @returns the root, to be unmounted
 */
export async function hydrateLate(container: Element, element: ReactElement, before: () => Promise<void>): Promise<Root> {
  container.innerHTML = renderToString(element);
  await before();
  return flushSync(() => hydrateRoot(container, element));
}
