/** Whether a story runs as a test. Whoever looks around in Storybook is not to have it rendered twice under their hands. */
export const inTest = "__vitest_browser__" in globalThis;
