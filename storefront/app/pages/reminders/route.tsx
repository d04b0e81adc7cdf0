import { privatePage } from "../../platform/head/private-page.ts";
import { ReminderPage } from "./reminder-page.tsx";

const page = privatePage(
  "Your reminder",
  "Confirm, keep or stop a reminder about a size that is sold out or a product that isn't out yet.",
);
export const loader = page.loader;
export const clientLoader = page.loader;
export const meta = page.meta;

export default ReminderPage;
