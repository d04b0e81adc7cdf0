import { MegaMenu } from "@tread/design-system/mega-menu";
import { useState } from "react";
import { useLocation } from "react-router";
import { useFrameQuery, useNavigationQuery } from "../../features/shop/frame-api.ts";
import { useCountry, useShopHref } from "../../features/shop/use-shop.ts";
import { SurvivesLostCode } from "../../platform/hydration/survives-lost-code.tsx";
import { menuItems } from "./menu-items.ts";

export interface MainNavigationProps {
  /** The boutique's own items instead of the shop's. */
  btq: boolean;
}

/** The navigation of large screens; its dropdowns are asked for when somebody reaches for them. */
export function MainNavigation({ btq }: MainNavigationProps) {
  const href = useShopHref();
  const { baseUrl } = useCountry();
  const { pathname } = useLocation();
  const { data: frame } = useFrameQuery();
  const [reached, setReached] = useState(false);
  const { data: navigation } = useNavigationQuery(undefined, { skip: !reached });
  if (!frame) return null;
  const items = menuItems(frame, navigation, { btq, href, path: baseUrl + pathname });
  return (
    <SurvivesLostCode start="header nav a">
      <MegaMenu items={items} onIntent={() => setReached(true)} />
    </SurvivesLostCode>
  );
}
