import type { within } from "storybook/test";

/** Waits until the page's code and first answers are there, and gives its heading. */
export function heading(canvas: Pick<ReturnType<typeof within>, "findByRole">, name: string | RegExp): Promise<HTMLElement> {
  return canvas.findByRole("heading", { level: 1, name }, { timeout: 10_000 });
}
