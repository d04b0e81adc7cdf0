import type { Plugin } from "vite";

/** Takes out of Downshift's module what keeps its other hooks: each names its changes on itself, which no bundler drops. */
export function withoutOtherHooks(code: string): string {
  return code.replace(/^(?!useCombobox\.)\w+\.stateChangeTypes = \S+;$/gm, "");
}

/** Brings one hook of Downshift, `useCombobox`, without the three others, which nothing here imports. */
export function oneHook(): Plugin {
  return {
    name: "one-hook",
    apply: "build",
    transform: (code, id) =>
      /\/downshift\/dist\/[^/]*\.esm\./.test(id) ? { code: withoutOtherHooks(code), map: null } : undefined,
  };
}
