import { vi } from "vitest";
import { mapStorage } from "./checkout.fixture.ts";

// Test files share what they import and the globals; each begins all the same as if there had been none before it, with the
// empty storage of a new browser.
vi.unstubAllGlobals();
vi.restoreAllMocks();
for (const name of ["localStorage", "sessionStorage"])
  Object.defineProperty(globalThis, name, { value: mapStorage(), configurable: true, writable: true });
