export { IconButton, type IconButtonProps } from "./IconButton.tsx";
export { type IconButtonSize, type IconButtonVariant, iconButtonSizes, iconButtonVariants } from "./icon-button.contract.ts";
