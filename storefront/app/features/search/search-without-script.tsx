import { Button } from "@tread/design-system/button";
import { FormLayout, TextField } from "@tread/design-system/field";
import { Wrap } from "@tread/design-system/layout";
import { useShopHref } from "../shop/use-shop.ts";
import { searchPath } from "./prefetch-search.ts";
import * as styles from "./search.css.ts";

/** The search's field for browsers without scripts, in which the header's cannot open: a plain form that asks for its address. */
export function SearchWithoutScript({ query }: { query: string }) {
  const href = useShopHref();
  return (
    <noscript>
      <Wrap className={styles.withoutScript}>
        <search>
          <form method="get" action={href(searchPath)}>
            <FormLayout>
              <TextField type="search" label="Search the shop" name="q" defaultValue={query} required />
              <Button type="submit">Search</Button>
            </FormLayout>
          </form>
        </search>
      </Wrap>
    </noscript>
  );
}
