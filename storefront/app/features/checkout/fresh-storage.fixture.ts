import { mapStorage } from "./checkout.fixture.ts";

/** Test files share what they import; each begins with the empty storage of a new browser all the same. */
for (const name of ["localStorage", "sessionStorage"])
  Object.defineProperty(globalThis, name, { value: mapStorage(), configurable: true, writable: true });
