import { ContactStep } from "../features/checkout/contact-step.tsx";
import { privatePage } from "../head/private-page.ts";

const page = privatePage("Contact", ["app/features/account-state/account-state-engine.ts"]);
export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const meta = page.meta;
export const handle = page.handle;

export default ContactStep;
