import { createContext } from "react-router";
import type { RenderRequest } from "#contract/rendering.ts";

/** What the server knows of this document request. */
export const renderContext = createContext<RenderRequest>();
