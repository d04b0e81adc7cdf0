import { Button } from "@tread/design-system/button";
import { Cluster, Wrap } from "@tread/design-system/layout";
import { Link } from "@tread/design-system/link";
import { Heading, Text, typeStyle } from "@tread/design-system/text";
import type { MouseEvent } from "react";
import { useLocation } from "react-router";
import { siteName } from "#domain/configuration/site-name.ts";
import { useShopHref } from "../../features/shop/use-shop.ts";
import { defaultImage } from "../../platform/head/page-meta.ts";
import { onDemand } from "../../platform/hydration/on-demand.tsx";
import { useAppSelector } from "../../platform/store/hooks.ts";
import * as styles from "./error-page.css.ts";
import prints from "./prints.svg?no-inline";
import { RecommendationsPlace } from "./recommendations-place.tsx";

/** Come after the page. That they cannot be fetched is no reason to apologise a second time. */
const Recommendations = onDemand(
  () => import("./recommendations.tsx").catch(() => ({ default: () => null })),
  <RecommendationsPlace />,
);

const words = {
  missing: {
    title: "Page Not Found",
    sorry: "Sorry babe, we can't find this page.",
    advice: "It's walked off somewhere. Everything else is still here, and it's very good.",
  },
  failed: {
    title: "Something Went Wrong",
    sorry: "Sorry babe, something's not right.",
    advice: "Something tripped on its own laces. Give it a minute and try again.",
  },
};

/** What has failed may have left the page in any state, so that it is fetched whole rather than drawn once more. */
function loadAgain(event: MouseEvent) {
  event.preventDefault();
  window.location.reload();
}

export interface ErrorPageProps {
  /** HTTP status of what went wrong. */
  status: number;
}

/** What stands in for a page that is missing or broken (ERRP-05). */
export function ErrorPage({ status }: ErrorPageProps) {
  const href = useShopHref();
  const { pathname, search } = useLocation();
  const origin = useAppSelector((state) => state.shop.origin);
  const { title, sorry, advice } = status === 404 ? words.missing : words.failed;
  return (
    <>
      <div className={styles.page}>
        <title>{`${title} | ${siteName}`}</title>
        <meta name="description" content={advice} />
        <meta property="og:image" content={origin + defaultImage} />
        {status === 404 && <img className={styles.prints} src={prints} alt="" width={960} height={960} />}
        <Wrap className={styles.words}>
          <p className={typeStyle("label.md")}>{title}</p>
          <Heading level={1} size="xl" className={styles.headline} shout="oops..." aside={sorry} asideOwnLine />
          <Text variant="body.lg" className={styles.advice}>
            {advice} Try the <Link href={href("/search")}>search</Link>, or start again from the top.
          </Text>
          <Cluster gap={12}>
            {status !== 404 && (
              <Button size="xl" href={pathname + search} onClick={loadAgain}>
                Try again
              </Button>
            )}
            <Button size="xl" variant={status === 404 ? "primary" : "secondary"} href={href("/")}>
              Return Home
            </Button>
          </Cluster>
        </Wrap>
      </div>
      <Recommendations />
    </>
  );
}
