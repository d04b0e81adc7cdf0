import { Logo } from "@tread/design-system/logo";
import { siteName } from "#domain/configuration/site-name.ts";
import { letterhead } from "./order-print.css.ts";

/** Whose order it is, at the head of its printed page. */
export const Letterhead = () => <Logo className={letterhead} label={siteName} />;
