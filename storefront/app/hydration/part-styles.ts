import { createContext } from "react";

/** Finds the style sheets of a part while the server renders; null in the browser, which has them already. */
export const PartStyles = createContext<((module: string) => readonly string[]) | null>(null);
