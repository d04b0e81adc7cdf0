import { globalLayer } from "@vanilla-extract/css";
import { layers } from "./layers.css.ts";

/*
 * The order of the cascade once more, for the first style sheet of every page: a bundler may put that of the layers themselves into
 * a later one, with the components that name them.
 */
for (const name of Object.values(layers)) globalLayer(name);
