import { Badge } from "@tread/design-system/badge";
import { Breadcrumbs } from "@tread/design-system/breadcrumbs";
import { Button } from "@tread/design-system/button";
import { Description, DescriptionList } from "@tread/design-system/description-list";
import { Icon } from "@tread/design-system/icon";
import { Cluster, Grid, Section, Wrap } from "@tread/design-system/layout";
import { Link } from "@tread/design-system/link";
import { Note } from "@tread/design-system/note";
import { Heading, Text, Title } from "@tread/design-system/text";
import { VisuallyHidden } from "@tread/design-system/visually-hidden";
import { telephoneLink } from "#domain/country/country.ts";
import { openState, weekOf } from "#domain/stores/opening-hours.ts";
import { type ProductKind, type Store, storeAddressLines } from "#domain/stores/store.ts";
import { breadcrumbData, type CrumbOf } from "../../features/content/breadcrumb.ts";
import { useCountry, useShopHref } from "../../features/shop/use-shop.ts";
import { ListedStoreCard } from "../../features/stores/listed-store-card.tsx";
import { directionsTo, holidayLines } from "../../features/stores/store-words.ts";
import { useStoresGetQuery, useStoresListQuery } from "../../features/stores/stores-api.ts";
import { useNow } from "../../features/stores/use-now.ts";
import { StructuredData } from "../../platform/head/structured-data.tsx";
import { useAppSelector } from "../../platform/store/hooks.ts";
import { StockSearch } from "./stock-search.tsx";
import * as styles from "./store.css.ts";
import { storeData } from "./store-data.ts";

const kindNames: Readonly<Record<ProductKind, string>> = {
  shoes: "Shoes",
  clothing: "Clothing",
  accessories: "Accessories",
  btq: "BTQ",
};

/** How many other stores are shown. */
const nearby = 3;

/** When it is open: the usual week, and the holidays that are near. */
function Hours({ store, now }: { store: Store; now: number }) {
  const country = useCountry();
  const holidays = holidayLines(store, now, country);
  const { open, text } = openState(store, now);
  return (
    <section className={styles.part} aria-labelledby="hours">
      <Title level={2} id="hours">
        Opening hours
      </Title>
      <Text tone={open ? "success" : "secondary"}>{text}</Text>
      <DescriptionList>
        {weekOf(store, now).map(({ days, times, today }) => (
          <Description key={days} term={days} className={today ? styles.today : undefined}>
            {times}
            {today && <VisuallyHidden>, today</VisuallyHidden>}
          </Description>
        ))}
      </DescriptionList>
      {holidays.length > 0 && (
        <Note>
          Public holiday hours
          <ul>
            {holidays.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Note>
      )}
    </section>
  );
}

/** Where it is, and how to reach it. */
function Address({ store: { address, phone, coordinates, name } }: { store: Store }) {
  return (
    <section className={styles.part} aria-labelledby="address">
      <Title level={2} id="address">
        Find us
      </Title>
      <address className={styles.address}>
        {storeAddressLines(address).map((line) => (
          <div key={line}>{line}</div>
        ))}
      </address>
      <Link variant="standalone" href={telephoneLink(phone)}>
        {phone}
      </Link>
      <div>
        <Button href={directionsTo(coordinates)} target="_blank" rel="noreferrer" iconEnd={<Icon name="link-out" size="md" />}>
          Directions<VisuallyHidden> to {name}, opens a new tab</VisuallyHidden>
        </Button>
      </div>
    </section>
  );
}

/** What it carries and does. */
function Offer({ store: { carries, services } }: { store: Store }) {
  return (
    <section className={styles.part} aria-labelledby="offer">
      <Title level={2} id="offer">
        In store
      </Title>
      <Text>{carries.map((kind) => kindNames[kind]).join(", ")}</Text>
      <Cluster as="ul" gap={8}>
        {services.map((service) => (
          <li key={service}>
            <Badge>{service}</Badge>
          </li>
        ))}
      </Cluster>
    </section>
  );
}

/** One store: address, hours, what it carries, and the stores nearest to it. */
export function StorePage({ name, near }: { name: string; near: string }) {
  const href = useShopHref();
  const country = useCountry();
  const origin = useAppSelector((state) => state.shop.origin);
  const now = useNow();
  const { data: store } = useStoresGetQuery(name);
  const { data: around } = useStoresListQuery({ near });
  if (!store) return null;
  const crumbs: CrumbOf[] = [{ label: "Home", href: "/" }, { label: "Stores", href: "/stores" }, { label: store.name }];
  const others = (around?.stores ?? []).filter(({ path }) => path !== store.path).slice(0, nearby);
  return (
    <>
      <StructuredData data={storeData(store, country, origin)} />
      <StructuredData data={breadcrumbData(crumbs, (path) => origin + href(path))} />
      <Section as="div" className={styles.first}>
        <Wrap>
          <Breadcrumbs crumbs={crumbs.map((crumb) => ({ ...crumb, href: crumb.href && href(crumb.href) }))} />
          <Heading className={styles.heading} level={1} size="lg" shout={store.name} aside="store" />
          <Grid columns={{ base: 1, md: 2, lg: 3 }} gap={40}>
            <Address store={store} />
            <Hours store={store} now={now} />
            <Offer store={store} />
          </Grid>
          <StockSearch storeName={store.name} erpStoreId={store.erpStoreId} />
        </Wrap>
      </Section>
      {others.length > 0 && (
        <Section aria-labelledby="others">
          <Wrap>
            <Heading className={styles.heading} level={2} size="sm" id="others" shout="Closest" aside="to this one" />
            <Grid columns={{ base: 1, md: 2, lg: 3 }} gap={20}>
              {others.map((other) => (
                <ListedStoreCard key={other.erpStoreId} store={other} now={now} level={3} />
              ))}
            </Grid>
          </Wrap>
        </Section>
      )}
    </>
  );
}
