import { createContext, type ReactNode, useContext } from "react";

const LocationKeyContext = createContext<string | undefined>(undefined);

export type OverlayNavigationProviderProps = {
  /** Anything that changes when the shopper goes to another page, such as the router's location key. */
  locationKey: string;
  /** The app: every overlay in it hears of the change. */
  children: ReactNode;
};

/** Tells overlays below when the page changes, so that they close. Without it they stay until told. */
export function OverlayNavigationProvider({ locationKey, children }: OverlayNavigationProviderProps) {
  return <LocationKeyContext value={locationKey}>{children}</LocationKeyContext>;
}

/** The current page's key, or undefined without a provider. */
export function useLocationKey(): string | undefined {
  return useContext(LocationKeyContext);
}
