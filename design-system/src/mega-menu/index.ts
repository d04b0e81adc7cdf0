export {
  MegaMenu,
  type MegaMenuItem,
  type MegaMenuLink,
  type MegaMenuPanel,
  type MegaMenuPicture,
  type MegaMenuProps,
} from "./MegaMenu.tsx";
export { type MegaMenuLayout, megaMenuLayouts } from "./mega-menu.contract.ts";
