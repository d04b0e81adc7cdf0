import { beforeEach, expect, test, vi } from "vitest";

const location = { pathname: "/", key: "default" };
const focusHeading = vi.fn(() => true);
vi.mock("react", () => ({ useEffect: (effect: () => unknown) => effect() }));
vi.mock("react-router", () => ({ useLocation: () => location, useNavigationType: () => "PUSH" }));
vi.mock("../../platform/routing/focus-heading.ts", () => ({ focusHeading, isFocusLost: () => true }));

const { NavigationFocus } = await import("./navigation-focus.tsx");

const userActivation = { hasBeenActive: true };

beforeEach(() => {
  vi.stubGlobal("navigator", { userActivation });
  vi.stubGlobal("document", { querySelectorAll: () => [] });
  vi.stubGlobal(
    "MutationObserver",
    class {
      observe() {}
    },
  );
  vi.stubGlobal("addEventListener", () => undefined);
  return () => vi.unstubAllGlobals();
});

test("the page that the document came with keeps its focus, however often its effects are run", () => {
  NavigationFocus();
  NavigationFocus();
  expect(focusHeading).not.toHaveBeenCalled();
});

test("a page that somebody is sent on to as the document comes is the one that it came with", () => {
  userActivation.hasBeenActive = false;
  Object.assign(location, { pathname: "/checkout/contact-info", key: "instead" });
  NavigationFocus();
  expect(focusHeading).not.toHaveBeenCalled();
  userActivation.hasBeenActive = true;
});

test("a page that is gone to has its heading focused", () => {
  Object.assign(location, { pathname: "/cart", key: "another" });
  NavigationFocus();
  expect(focusHeading).toHaveBeenCalledOnce();
});
