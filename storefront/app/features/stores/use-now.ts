import { useEffect, useState } from "react";
import { useAppSelector } from "../../platform/store/hooks.ts";

/**
 * Milliseconds since the epoch, new every minute. While a page hydrates it is the moment the page was rendered at, so that both
 * sides say the same.
 */
export function useNow(): number {
  const renderedAt = useAppSelector((state) => state.shop.renderedAt);
  const [now, setNow] = useState(renderedAt);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
