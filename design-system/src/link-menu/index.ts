export { LinkMenu, type LinkMenuEntry, type LinkMenuProps } from "./LinkMenu.tsx";
