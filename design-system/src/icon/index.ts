export { Icon, type IconProps } from "./Icon.tsx";
export { type IconName, type IconSize, iconNames, iconSizes } from "./icon.contract.ts";
