import { expect } from "storybook/test";
import { tokensOf } from "./tokens.ts";

/** Asserts that the page shows every token of the build under these prefixes, once each, and shows no others. */
export async function everyTokenShown(page: HTMLElement, theme: string, ...prefixes: string[]): Promise<void> {
  const shown = [...page.querySelectorAll<HTMLElement>("[data-token]")].map((element) => element.dataset.token);
  await expect(shown.toSorted()).toEqual(
    tokensOf(theme, ...prefixes)
      .map(({ path }) => path)
      .toSorted(),
  );
}
