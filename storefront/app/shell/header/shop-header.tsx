import { type HeaderStore, SiteHeader } from "@tread/design-system/site-header";
import { sessionConfiguration } from "#domain/configuration/configuration.ts";
import { siteName } from "#domain/configuration/site-name.ts";
import { selectCartLoaded, selectCartQuantity } from "../../features/cart/cart-selectors.ts";
import { leadsToAccount } from "../../features/session/session-marks.ts";
import { useFrameQuery } from "../../features/shop/frame-api.ts";
import { type OverlayName, overlayToggled } from "../../features/shop/overlays-slice.ts";
import { useShopHref } from "../../features/shop/use-shop.ts";
import { useAppDispatch, useAppSelector } from "../../platform/store/hooks.ts";
import { Announcements } from "./announcements.tsx";
import { MainNavigation } from "./main-navigation.tsx";

/** The head of every page: announcements, both stores, navigation and tools. */
export function ShopHeader({ btq }: { btq: boolean }) {
  const href = useShopHref();
  const dispatch = useAppDispatch();
  const open = useAppSelector((state) => state.overlays.open);
  const loaded = useAppSelector(selectCartLoaded);
  const quantity = useAppSelector(selectCartQuantity);
  const signedIn = useAppSelector(leadsToAccount);
  const { data: frame } = useFrameQuery();
  if (!frame) return null;
  const toggle = (panel: OverlayName, path: string) => ({
    href: href(path),
    open: open === panel,
    onToggle: () => dispatch(overlayToggled(panel)),
  });
  const shop: HeaderStore = { href: href("/"), label: `${siteName} home`, logo: "wordmark", current: !btq };
  const boutique: HeaderStore = { href: href("/btq"), label: "BTQ home", logo: "btq", current: btq };

  return (
    <>
      <Announcements />
      <SiteHeader
        stores={frame.btqTopLinks ? [shop, boutique] : [shop]}
        bothStoresOnSmall={frame.boutique}
        menu={toggle("menu", "/categories")}
        search={toggle("search", "/search")}
        storesHref={frame.hasStores ? href("/stores") : undefined}
        account={{ href: href(signedIn ? sessionConfiguration.signedInPath : sessionConfiguration.signInPath), signedIn }}
        cart={{ ...toggle("cart", "/cart"), count: loaded ? quantity : undefined }}
        navigation={<MainNavigation btq={btq} />}
      />
    </>
  );
}
