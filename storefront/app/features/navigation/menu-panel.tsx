import { CountrySwitcher } from "@tread/design-system/country-switcher";
import { MobileMenu } from "@tread/design-system/mobile-menu";
import { useLocation, useMatches } from "react-router";
import type { PanelProps } from "../panels/panel-host.tsx";
import { useCountry, useShopHref } from "../shop/use-shop.ts";
import { countryOptions } from "./country-options.ts";
import { useFrameQuery, useNavigationQuery } from "./frame-api.ts";
import { menuItems } from "./menu-items.ts";

/** The navigation of small screens. */
export default function MenuPanel({ open, onClose }: PanelProps) {
  const href = useShopHref();
  const { baseUrl, code } = useCountry();
  const { pathname } = useLocation();
  const btq = useMatches().some((match) => (match.loaderData as { btq?: boolean } | undefined)?.btq === true);
  const { data: frame } = useFrameQuery();
  const { data: navigation } = useNavigationQuery();
  if (!frame) return null;
  return (
    <MobileMenu
      open={open}
      onOpenChange={onClose}
      items={menuItems(frame, navigation, { btq, href, path: baseUrl + pathname })}
      stores={[
        { href: href("/"), label: "Tread & Thread home", logo: "wordmark", current: !btq },
        { href: href("/btq"), label: "BTQ home", logo: "btq", current: btq },
      ]}
      utilities={[
        { icon: "user", label: "Sign in", href: href("/account/signin") },
        { icon: "pin", label: "Stores", href: href("/stores") },
        { icon: "truck", label: "Track an order", href: href("/orders") },
      ]}
      footer={<CountrySwitcher countries={countryOptions} current={code} />}
    />
  );
}
