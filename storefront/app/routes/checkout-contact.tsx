import { ContactStep } from "../features/checkout/contact-step.tsx";
import { privatePage } from "../head/private-page.ts";

const page = privatePage("Contact");
export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const meta = page.meta;

export default ContactStep;
