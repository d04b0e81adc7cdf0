export { type AccountLink, AccountNav, type AccountNavProps } from "./AccountNav.tsx";
