import { privatePage } from "../../platform/head/private-page.ts";
import { OfflinePage } from "./offline-page.tsx";

const page = privatePage("You're offline", "There's no connection just now. Pages you've seen before may still open.");
export const loader = page.loader;
export const clientLoader = page.loader;
export const meta = page.meta;

export default OfflinePage;
