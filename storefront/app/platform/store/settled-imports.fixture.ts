import { afterEach, vi } from "vitest";

// Listeners of the store import their code when it is first needed: what one test set off is not to land in a later one.
afterEach(() => vi.dynamicImportSettled());
