import { Grid, Section, Wrap } from "@tread/design-system/layout";
import { Link } from "@tread/design-system/link";
import { Heading, Title } from "@tread/design-system/text";
import { useResolveQuery } from "../../features/content/content-api.ts";
import { useShopHref } from "../../features/shop/use-shop.ts";
import * as styles from "./link-index.css.ts";

/** All brands, or all categories, as groups of links. */
export function LinkIndexPage({ path }: { path: string }) {
  const href = useShopHref();
  const { data } = useResolveQuery(path);
  if (data?.entity?.type !== "index") return null;
  const { title, groups } = data.entity.data;
  return (
    <Section as="div">
      <Wrap>
        <Heading level={1} size="lg" shout={title} />
        <Grid columns={{ base: 2, md: 3, lg: 4 }} gap={40} className={styles.groups}>
          {groups.map((group) => (
            <section key={group.name}>
              <Title level={2}>{group.name}</Title>
              <ul className={styles.links}>
                {group.links.map((link) => (
                  <li key={link.id}>
                    <Link variant="standalone" href={href(link.path)}>
                      {link.name}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </Grid>
      </Wrap>
    </Section>
  );
}
