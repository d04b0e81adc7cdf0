import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useCountry } from "../features/shop/use-shop.ts";
import { isLive } from "../hydration/pending-press.ts";
import { followed } from "./followed.ts";
import { shopPath } from "./shop-path.ts";

/**
 * Routes clicks on plain links of this shop, wherever they are: the design system's components and the HTML of alerts
 * and articles hold ordinary anchors, which cost nothing to render and work before and without JavaScript.
 */
export function DocumentLinks() {
  const navigate = useNavigate();
  const { baseUrl } = useCountry();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        return;
      const path = shopPath(event, baseUrl);
      if (path === null) return;
      event.preventDefault();
      // Behind an overlay the page stays as it is until the overlay goes.
      if ((event.target as Element).closest("main")) followed.path = path;
      navigate(path);
    };
    // React holds back clicks on parts that have not come alive yet, so links in them are looked at before it is.
    const onEarlyClick = (event: MouseEvent) => {
      const link = (event.target as Element | null)?.closest?.("a[href]");
      if (link && !isLive(link)) onClick(event);
    };
    window.addEventListener("click", onEarlyClick, true);
    document.addEventListener("click", onClick);
    return () => {
      window.removeEventListener("click", onEarlyClick, true);
      document.removeEventListener("click", onClick);
    };
  }, [navigate, baseUrl]);
  return null;
}
