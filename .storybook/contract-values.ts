import type { NamedValues } from "./arg-types.ts";

const contracts = import.meta.glob<NamedValues>("../design-system/src/*/*.contract.ts", { eager: true });

/** All that the contracts of the components export. */
export const contractValues: NamedValues = Object.assign({}, ...Object.values(contracts));
