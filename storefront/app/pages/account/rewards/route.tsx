import { privatePage } from "../../../platform/head/private-page.ts";
import { RewardsPage } from "./rewards-page.tsx";

const page = privatePage("Qantas Points");
export const loader = page.loader;
export const clientLoader = page.loader;
export const meta = page.meta;

export default RewardsPage;
