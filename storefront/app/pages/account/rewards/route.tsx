import { privatePage } from "../../../platform/head/private-page.ts";
import { RewardsPage } from "./rewards-page.tsx";

const page = privatePage("Qantas Points", "Link your Qantas Frequent Flyer membership to earn points and pay with them.");
export const loader = page.loader;
export const clientLoader = page.loader;
export const meta = page.meta;

export default RewardsPage;
