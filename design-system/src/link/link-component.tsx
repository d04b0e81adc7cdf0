import { type ComponentPropsWithRef, type ComponentType, createContext, type ReactNode, useContext } from "react";

/** What a link component must accept: the attributes of an anchor. */
export type LinkComponentProps = ComponentPropsWithRef<"a">;

/** An anchor, or the router's link wrapped to take `href`. */
export type LinkComponent = "a" | ComponentType<LinkComponentProps>;

const LinkComponentContext = createContext<LinkComponent>("a");

export type LinkComponentProviderProps = {
  /** Renders every link of the design system below. */
  component: LinkComponent;
  /** What the links are in. */
  children: ReactNode;
};

/** Gives the design system's links the application's router. Without it they are plain anchors. */
export function LinkComponentProvider({ component, children }: LinkComponentProviderProps) {
  return <LinkComponentContext value={component}>{children}</LinkComponentContext>;
}

/** The component to render links with. */
export function useLinkComponent(): LinkComponent {
  return useContext(LinkComponentContext);
}
