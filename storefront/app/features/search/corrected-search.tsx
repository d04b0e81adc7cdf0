import { Link } from "@tread/design-system/link";
import { Text } from "@tread/design-system/text";
import { useShopHref } from "../shop/use-shop.ts";
import { searchPath } from "./prefetch-search.ts";

export interface CorrectedSearchProps {
  /** The query as it was taken to be spelt, or may have been meant. */
  query: string;
  /** Whether what is shown was found with it. */
  applied: boolean;
  className?: string;
}

/** Says how a search was read that is not found as typed, and leads to that search. */
export function CorrectedSearch({ query, applied, className }: CorrectedSearchProps) {
  const href = useShopHref();
  const link = <Link href={href(`${searchPath}?q=${encodeURIComponent(query)}`)}>{query}</Link>;
  return (
    <Text tone="secondary" className={className}>
      {applied ? <>Showing results for {link}</> : <>Did you mean {link}?</>}
    </Text>
  );
}
