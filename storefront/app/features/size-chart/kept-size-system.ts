import { useEffect } from "react";
import { sizeSystems } from "#domain/product/product.ts";
import { useAppStore } from "../../platform/store/hooks.ts";
import type { StartListening } from "../../platform/store/listeners.ts";
import { localStorageOrMemory } from "../../platform/store/storage.ts";
import { sizeSystemChosen, sizeSystemRestored } from "./size-system-slice.ts";

/** Where the chosen size system is kept in the browser, for both countries. */
const key = "size-system";

/** Keeps the size system that the shopper chooses. */
export function listenForSizeSystem(startListening: StartListening): void {
  startListening({
    actionCreator: sizeSystemChosen,
    effect: ({ payload }) => localStorageOrMemory.setItem(key, payload),
  });
}

/** Brings the chosen size system back, after hydration: the server renders for everybody. */
export function useKeptSizeSystem(): void {
  const store = useAppStore();
  useEffect(() => {
    const kept = localStorageOrMemory.getItem(key);
    const system = sizeSystems.find((each) => each === kept);
    if (system) store.dispatch(sizeSystemRestored(system));
  }, [store]);
}
