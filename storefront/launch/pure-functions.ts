/**
 * Functions whose call may be left out with what it was called for. `__name` is how Radix's build gives a function its name
 * for developer tools: each call would keep a function that nobody uses.
 */
export const pureFunctions = ["__name"];
