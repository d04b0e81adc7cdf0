/** How the load of a cart with its products stands. */
export type CartLoadStatus = "loading" | "error" | "empty" | "ready";
