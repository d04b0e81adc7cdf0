import { Button } from "@tread/design-system/button";
import { Chip } from "@tread/design-system/chip";
import { EmptyState } from "@tread/design-system/empty-state";
import { Grid, Section, Wrap } from "@tread/design-system/layout";
import { Note } from "@tread/design-system/note";
import { Pagination } from "@tread/design-system/pagination";
import { Heading, Text } from "@tread/design-system/text";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useShopHref } from "../../features/shop/use-shop.ts";
import { ListedStoreCard } from "../../features/stores/listed-store-card.tsx";
import { PlaceField } from "../../features/stores/place-field.tsx";
import { type ListedStores, type StoresQuestion, useStoresListQuery } from "../../features/stores/stores-api.ts";
import { useNow } from "../../features/stores/use-now.ts";
import { type Filter, filtersFor, passes } from "./store-filters.ts";
import * as styles from "./stores.css.ts";

/** The address of the locator for a place and page. */
function locatorPath(near: string, page = 1): string {
  const query = new URLSearchParams({ ...(near && { near }), ...(page > 1 && { page: String(page) }) }).toString();
  return query ? `/stores?${query}` : "/stores";
}

const count = (shown: number) => (shown === 1 ? "1 store" : `${shown} stores`);

/** How many stores there are, and in which order they stand. */
function summary(shown: number, locality: ListedStores["locality"]): string {
  if (locality.status !== "found") return count(shown);
  return `${count(shown)}, nearest to ${locality.place.isPosition ? "you" : locality.place.label} first`;
}

function Found({ data, question: { near } }: { data: ListedStores; question: StoresQuestion }) {
  const href = useShopHref();
  const now = useNow();
  const [filter, setFilter] = useState<Filter>("All");
  const { stores, locality, page, pageCount, total } = data;
  const shown = stores.filter((store) => passes(store, filter, now));
  if (total === 0) return <EmptyState shout="Online" aside="only." size="md" sentence="There are no stores here yet." />;
  if (stores.length === 0) {
    return (
      <EmptyState shout="That’s" aside="the end." size="md" sentence="There are no more stores on this page.">
        <Button size="lg" href={href(locatorPath(near))}>
          Back to the first
        </Button>
      </EmptyState>
    );
  }
  return (
    <div className={styles.list}>
      {locality.status === "unknown" && (
        <Note tone="warning" style={{ overflowWrap: "anywhere" }}>
          We couldn't find “{locality.text}”. Check the spelling, or try a suburb, city or postcode.
        </Note>
      )}
      <fieldset className={styles.filters} aria-label="Show">
        {filtersFor(stores, now, filter).map((each) => (
          <Chip key={each} pressed={each === filter} onClick={() => setFilter(each)}>
            {each}
          </Chip>
        ))}
      </fieldset>
      <Text role="status">{shown.length === 0 ? "None of our stores, just now." : summary(shown.length, locality)}</Text>
      <Grid columns={{ base: 1, md: 2, lg: 3 }} gap={20}>
        {shown.map((store, index) => (
          <ListedStoreCard key={store.erpStoreId} store={store} number={index + 1} now={now} />
        ))}
      </Grid>
      <Pagination page={page} count={pageCount} href={(each) => href(locatorPath(near, each))} />
    </div>
  );
}

/** The store locator (ROUTE-16): all stores of the country, the nearest first once a place is known (STORE-04). */
export function StoresPage({ question }: { question: StoresQuestion }) {
  const href = useShopHref();
  const navigate = useNavigate();
  const { data } = useStoresListQuery(question);
  if (!data) return null;
  const { locality } = data;
  const place = locality.status === "found" && !locality.place.isPosition ? locality.place.label : "";
  return (
    <Section as="div" className={styles.first}>
      <Wrap>
        <div className={styles.head}>
          <Heading level={1} size="md" shout="Stores" aside="near you" />
          {/* Without scripts the browser sends the form itself. */}
          <form action={href("/stores")} method="get">
            <PlaceField
              key={place}
              place={locality.status === "unknown" ? locality.text : place}
              onPlace={(near) => navigate(locatorPath(near), { preventScrollReset: true })}
            />
          </form>
        </div>
        <Found data={data} question={question} />
      </Wrap>
    </Section>
  );
}
