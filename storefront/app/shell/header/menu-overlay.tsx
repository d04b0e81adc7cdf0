import { MobileMenu } from "@tread/design-system/mobile-menu";
import { useLocation } from "react-router";
import { sessionConfiguration } from "#domain/configuration/configuration.ts";
import { siteName } from "#domain/configuration/site-name.ts";
import { ShopCountrySwitcher } from "../../features/country/shop-country-switcher.tsx";
import { leadsToAccount } from "../../features/session/session-marks.ts";
import { useFrameQuery, useNavigationQuery } from "../../features/shop/frame-api.ts";
import type { OverlayProps } from "../../features/shop/overlays-slice.ts";
import { useBoutique } from "../../features/shop/use-boutique.ts";
import { useCountry, useShopHref } from "../../features/shop/use-shop.ts";
import { useAppSelector } from "../../platform/store/hooks.ts";
import { menuItems } from "./menu-items.ts";

/** The navigation of small screens. */
export default function MenuOverlay({ open, onClose }: OverlayProps) {
  const href = useShopHref();
  const { baseUrl } = useCountry();
  const { pathname } = useLocation();
  const btq = useBoutique();
  const signedIn = useAppSelector(leadsToAccount);
  const { data: frame } = useFrameQuery();
  const { data: navigation } = useNavigationQuery();
  if (!frame) return null;
  return (
    <MobileMenu
      open={open}
      onOpenChange={onClose}
      items={menuItems(frame, navigation, { btq, href, path: baseUrl + pathname })}
      stores={[
        { href: href("/"), label: `${siteName} home`, logo: "wordmark", current: !btq },
        ...(frame.btqTopLinks ? [{ href: href("/btq"), label: "BTQ home", logo: "btq" as const, current: btq }] : []),
      ]}
      utilities={[
        signedIn
          ? { icon: "user-in", label: "Your account", href: href(sessionConfiguration.signedInPath) }
          : { icon: "user", label: "Sign in or join", href: href(sessionConfiguration.signInPath) },
        ...(frame.hasStores ? [{ icon: "pin" as const, label: "Find a store", href: href("/stores") }] : []),
        { icon: "truck", label: "Track an order", href: href("/orders") },
      ]}
      footer={<ShopCountrySwitcher />}
    />
  );
}
