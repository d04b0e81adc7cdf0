import { privatePage } from "../../../platform/head/private-page.ts";
import { AddressesPage } from "./addresses-page.tsx";

const page = privatePage("Addresses", "The addresses that your orders are delivered and billed to.");
export const loader = page.loader;
export const clientLoader = page.loader;
export const meta = page.meta;

export default AddressesPage;
