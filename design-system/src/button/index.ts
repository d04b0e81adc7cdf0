export { Button, type ButtonProps } from "./Button.tsx";
export { type ButtonSize, type ButtonVariant, buttonSizes, buttonVariants } from "./button.contract.ts";
