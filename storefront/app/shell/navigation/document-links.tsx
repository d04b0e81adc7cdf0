import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useCountry } from "../../features/shop/use-shop.ts";
import { onOverlayEntry } from "../../platform/routing/overlay-entry.ts";
import { shopPath } from "../../platform/routing/shop-path.ts";

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
      navigate(path, { replace: onOverlayEntry() });
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [navigate, baseUrl]);
  return null;
}
