import { SiteHeader } from "@tread/design-system/site-header";
import { useDispatch, useSelector } from "react-redux";
import type { RootState } from "../../store/create-store.ts";
import { selectCartLoaded, selectCartQuantity } from "../cart/cart-selectors.ts";
import { type Panel, panelToggled } from "../panels/panels-slice.ts";
import { useShopHref } from "../shop/use-shop.ts";
import { Announcements } from "./announcements.part.ts";
import { BoutiqueTheme } from "./boutique-theme.part.ts";
import { useFrameQuery } from "./frame-api.ts";
import { MainNavigation } from "./main-navigation.part.ts";

/** The head of every page: announcements, both stores, navigation and tools. */
export function ShopHeader({ btq }: { btq: boolean }) {
  const href = useShopHref();
  const dispatch = useDispatch();
  const open = useSelector((state: RootState) => state.panels.open);
  const signedIn = useSelector((state: RootState) => state.session.status === "LOGGED_IN");
  const loaded = useSelector(selectCartLoaded);
  const quantity = useSelector(selectCartQuantity);
  const { data: frame } = useFrameQuery();
  if (!frame) return null;
  const toggle = (panel: Panel, path: string) => ({
    href: href(path),
    open: open === panel,
    onToggle: () => dispatch(panelToggled(panel)),
  });

  return (
    <>
      {btq && <BoutiqueTheme />}
      <Announcements />
      <SiteHeader
        stores={[
          { href: href("/"), label: "Tread & Thread home", logo: "wordmark", current: !btq },
          { href: href("/btq"), label: "BTQ home", logo: "btq", current: btq },
        ]}
        bothStoresOnSmall
        menu={toggle("menu", "/categories")}
        search={toggle("search", "/search")}
        storesHref={href("/stores")}
        account={{ href: href(signedIn ? "/account" : "/account/signin"), signedIn }}
        cart={{ ...toggle("cart", "/cart"), count: loaded ? quantity : undefined }}
        navigation={<MainNavigation btq={btq} />}
      />
    </>
  );
}
