import { privatePage } from "../../../platform/head/private-page.ts";
import { ContactInfoPage } from "./contact-info-page.tsx";

const page = privatePage("Contact details");
export const loader = page.loader;
export const clientLoader = page.loader;
export const meta = page.meta;

export default ContactInfoPage;
