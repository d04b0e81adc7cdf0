import { expect, fn } from "storybook/test";

/** What a caller may put on any part; `ref` is checked to have been given the element once. */
export function passedOn() {
  return {
    id: "given-id",
    className: "given-class",
    "data-given": "yes",
    "aria-describedby": "elsewhere",
    ref: fn() as unknown as (node: Element | null) => void,
  };
}

/** Fails unless an element carries everything that `passedOn` gave, beside its own look. */
export async function expectPassedOn(element: Element, given: ReturnType<typeof passedOn>): Promise<void> {
  await expect(element).toHaveAttribute("id", "given-id");
  await expect(element).toHaveClass("given-class");
  await expect(element.classList.length).toBeGreaterThan(1);
  await expect(element).toHaveAttribute("data-given", "yes");
  await expect(element.getAttribute("aria-describedby")).toContain("elsewhere");
  await expect(given.ref).toHaveBeenCalledWith(element);
}
