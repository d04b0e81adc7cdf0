import { privatePage } from "../../platform/head/private-page.ts";
import { ReminderPage } from "./reminder-page.tsx";

const page = privatePage("Your reminder");
export const loader = page.loader;
export const clientLoader = page.loader;
export const meta = page.meta;

export default ReminderPage;
