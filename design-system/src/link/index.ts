export { Link, type LinkProps } from "./Link.tsx";
export { LinkButton, type LinkButtonProps } from "./LinkButton.tsx";
export { type LinkVariant, linkVariants } from "./link.contract.ts";
export {
  type LinkComponent,
  type LinkComponentProps,
  LinkComponentProvider,
  type LinkComponentProviderProps,
  useLinkComponent,
} from "./link-component.tsx";
