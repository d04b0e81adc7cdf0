import { expect, type Mock, spyOn } from "storybook/test";

/** Listens to the console from before a story renders. Use in `beforeEach`; gives how to stop. */
export function hearConsole(): () => void {
  const ears = (["error", "warn"] as const).map((level) => spyOn(console, level));
  return () => {
    for (const ear of ears) ear.mockRestore();
  };
}

/** Asserts that a page has written nothing to the console. Use as `afterEach`. */
export async function nothingLogged(): Promise<void> {
  for (const level of ["error", "warn"] as const) await expect((console[level] as Mock).mock.calls).toEqual([]);
}
