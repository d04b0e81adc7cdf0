import { useEffect } from "react";
import { useNavigate } from "react-router";
import { alertConfiguration } from "#domain/configuration/configuration.ts";
import { showAlert } from "../../features/alerts/show-alert.ts";
import { useCountry } from "../../features/shop/use-shop.ts";
import { onceSettled, onOverlayEntry } from "../../platform/routing/overlay-entry.ts";
import { shopPath } from "../../platform/routing/shop-path.ts";
import { useAppDispatch } from "../../platform/store/hooks.ts";
import { noteLink } from "./navigation-focus.tsx";

const offline = "You're offline. Check your connection and try again.";

/**
 * Routes clicks on plain links of this shop, wherever they are: the design system's components and the HTML of alerts
 * and articles hold ordinary anchors, which cost nothing to render and work before and without JavaScript.
 */
export function DocumentLinks() {
  const navigate = useNavigate();
  const { baseUrl } = useCountry();
  const dispatch = useAppDispatch();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        return;
      const path = shopPath(event, baseUrl);
      if (path === null) return;
      event.preventDefault();
      noteLink(event);
      // Its worker knows pages that were opened before. Without one the browser's own page would take the place of this one.
      if (!navigator.onLine && navigator.serviceWorker?.controller) location.assign(baseUrl + path);
      else if (navigator.onLine) onceSettled(() => navigate(path, { replace: onOverlayEntry() }));
      else dispatch(showAlert({ type: "ERROR", content: offline, duration: alertConfiguration.addFailureDurationMs }));
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [navigate, baseUrl, dispatch]);
  return null;
}
