export {
  DropdownMenu,
  DropdownMenuChoice,
  type DropdownMenuChoiceProps,
  DropdownMenuChoices,
  type DropdownMenuChoicesProps,
  DropdownMenuContent,
  type DropdownMenuContentProps,
  DropdownMenuItem,
  type DropdownMenuItemProps,
  DropdownMenuLink,
  type DropdownMenuLinkProps,
  type DropdownMenuProps,
  DropdownMenuTrigger,
  type DropdownMenuTriggerProps,
} from "./DropdownMenu.tsx";
export type { MenuSide } from "./dropdown-menu.contract.ts";
