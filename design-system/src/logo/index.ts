export { Logo, type LogoProps } from "./Logo.tsx";
export { type LogoName, logoNames } from "./logo.contract.ts";
