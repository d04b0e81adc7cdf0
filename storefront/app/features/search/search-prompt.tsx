import { LinkButton } from "@tread/design-system/link";
import { useEffect, useRef, useState } from "react";
import { otherSearches } from "#domain/search/popular-searches.ts";
import { useFrameQuery } from "../shop/frame-api.ts";
import { useCountry, useShopHref } from "../shop/use-shop.ts";
import { LinkChips } from "./link-chips.tsx";
import { usePopularSearchesQuery } from "./popular-searches-api.ts";
import { searchPath } from "./prefetch-search.ts";
import { forgetSearches, readRecentSearches } from "./recent-searches.ts";

/**
 * Where to begin, before anything is typed and when nothing was found: what the shopper searched for last, and what many search for.
 * While too few have searched, the shop's own first links stand there.
 * @param failed what was searched for and not found: that is not offered again
 */
export function SearchPrompt({ failed = "" }: { failed?: string }) {
  const { code } = useCountry();
  const href = useShopHref();
  const { data: frame } = useFrameQuery();
  const { data: popular = [] } = usePopularSearchesQuery();
  const [kept, setKept] = useState(() => readRecentSearches(code));
  const recent = otherSearches(kept, failed);
  const prompt = useRef<HTMLDivElement>(null);
  const [cleared, setCleared] = useState(false);
  // The button that was pressed is gone: focus stays in the prompt.
  useEffect(() => {
    if (cleared) prompt.current?.querySelector("a")?.focus();
  }, [cleared]);
  const searches = (texts: readonly string[]) =>
    texts.map((label) => ({ label, href: href(`${searchPath}?q=${encodeURIComponent(label)}`) }));
  const first = (frame?.topLinks ?? []).map((link) => ({ label: link.label, href: link.href ?? href(link.path ?? "/") }));
  const clear = () => {
    forgetSearches(code);
    setKept([]);
    setCleared(true);
  };
  return (
    <div ref={prompt}>
      {recent.length > 0 && (
        <LinkChips title="Your searches" links={searches(recent)}>
          <LinkButton onClick={clear}>Clear</LinkButton>
        </LinkChips>
      )}
      {popular.length > 0 && <LinkChips title="Popular right now" links={searches(popular)} />}
      {popular.length === 0 && first.length > 0 && <LinkChips title="Have a look around" links={first} />}
    </div>
  );
}
