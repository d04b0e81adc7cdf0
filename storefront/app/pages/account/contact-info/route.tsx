import { privatePage } from "../../../platform/head/private-page.ts";
import { ContactInfoPage } from "./contact-info-page.tsx";

const page = privatePage("Contact details", "Your name, email address and mobile number, and the news you get from us.");
export const loader = page.loader;
export const clientLoader = page.loader;
export const meta = page.meta;

export default ContactInfoPage;
