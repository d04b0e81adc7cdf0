import { Breadcrumbs } from "@tread/design-system/breadcrumbs";
import { Wrap } from "@tread/design-system/layout";
import { Picture } from "@tread/design-system/picture";
import { Heading, Text } from "@tread/design-system/text";
import { useLocation } from "react-router";
import type { z } from "zod";
import type { articleFacts } from "#contract/content.ts";
import { tagSlug } from "#domain/blog/select-posts.ts";
import { breadcrumbData } from "../../features/content/breadcrumb.ts";
import { productWidths, sceneWidths } from "../../features/media/picture-widths.ts";
import { usePictureAddress } from "../../features/media/use-picture-address.ts";
import { useCountry, useShopHref } from "../../features/shop/use-shop.ts";
import { StructuredData } from "../../platform/head/structured-data.tsx";
import { useAppSelector } from "../../platform/store/hooks.ts";
import * as styles from "./article.css.ts";
import { articleData } from "./article-data.ts";
import type { BlockProps } from "./block-props.ts";

const widths = [...new Set([...productWidths, ...sceneWidths])];

export interface ArticleHeadProps extends BlockProps<"hero"> {
  facts: z.output<typeof articleFacts>;
}

/** How an article opens: the way to it, its title, its first words, who says so and when, then its picture across the page, if it has one. */
export function ArticleHead({ block: { headline, text, image }, facts }: ArticleHeadProps) {
  const href = useShopHref();
  const { locale, timeZone } = useCountry();
  const origin = useAppSelector((state) => state.shop.origin);
  const { pathname } = useLocation();
  const pictureAddress = usePictureAddress();
  const title = [headline.shout, headline.aside].filter(Boolean).join(" ");
  const [home, url] = [origin + href("/"), origin + href(pathname)];
  const picture = image && origin + pictureAddress(image.src, { width: 1280 });
  const { kind, kicker, byline, published, minutes, tags } = facts;
  const isStory = kind === "story";
  const [tag] = tags;
  const crumbs = [
    { label: "Home", href: "/" },
    ...(isStory ? [{ label: "Journal", href: "/blog" }] : [{ label: "Help and information", href: "/articles" }]),
    ...(isStory && tag ? [{ label: kicker, href: `/blog?tag=${tagSlug(tag)}` }] : []),
    { label: title },
  ];
  const date = new Date(published * 1000);
  const written = new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", year: "numeric", timeZone });
  return (
    <>
      <Wrap className={styles.head}>
        <Breadcrumbs crumbs={crumbs.map((crumb) => ({ ...crumb, href: crumb.href && href(crumb.href) }))} />
        <StructuredData data={breadcrumbData(crumbs, (step) => origin + href(step))} />
        <StructuredData data={articleData({ headline: title, description: text ?? title, url, image: picture, facts, home })} />
        <Heading
          level={1}
          size={isStory ? "xl" : "lg"}
          className={isStory ? `${styles.title} ${styles.storyTitle}` : styles.title}
          shout={headline.shout}
          aside={headline.aside}
        />
        <Text variant="body.lg" className={styles.standfirst}>
          {text}
        </Text>
        {isStory && (
          <p className={styles.facts}>
            <Text as="span" variant="body.sm" tone="secondary">{`By ${byline}`}</Text>
            <Text as="time" variant="body.sm" tone="secondary" dateTime={date.toISOString().slice(0, 10)}>
              {written.format(date)}
            </Text>
            <Text as="span" variant="body.sm" tone="secondary">{`${minutes} min`}</Text>
          </p>
        )}
      </Wrap>
      {image && (
        <div className={styles.picture}>
          <Picture
            {...image}
            className={image.width > image.height ? styles.broadImage : styles.image}
            fit="cover"
            widths={widths}
            sizes="100vw"
            priority
          />
        </div>
      )}
    </>
  );
}
