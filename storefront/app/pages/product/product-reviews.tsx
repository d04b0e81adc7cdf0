import { Button } from "@tread/design-system/button";
import { Icon } from "@tread/design-system/icon";
import { Section, Wrap } from "@tread/design-system/layout";
import { Rating } from "@tread/design-system/rating";
import { Review } from "@tread/design-system/review";
import { Heading, Text } from "@tread/design-system/text";
import { useState } from "react";
import { type FitAnswer, fitNote } from "#domain/product/fit-note.ts";
import type { Product } from "#domain/product/product.ts";
import { orderReviews, type ReviewOrder, reviewOrders } from "#domain/product/review-order.ts";
import { keepFocusNear } from "../../features/alerts/keep-focus-near.ts";
import { useReviewsQuery } from "../../features/product/product-api.ts";
import { useCountry } from "../../features/shop/use-shop.ts";
import { StructuredData } from "../../platform/head/structured-data.tsx";
import { useAppSelector } from "../../platform/store/hooks.ts";
import { quietSelect } from "./product.css.ts";
import { reviewsData } from "./product-data.ts";
import * as styles from "./product-reviews.css.ts";
import { reviewsHeight } from "./when-near.tsx";

/** Reviews shown before more are asked for. */
const shownFirst = 3;

const fits: Readonly<Record<FitAnswer, string>> = {
  small: "Runs small",
  true: "Runs true to size",
  large: "Runs large",
};

const orders: Readonly<Record<ReviewOrder, string>> = {
  newest: "Newest first",
  highest: "Highest rating first",
  lowest: "Lowest rating first",
};

/** How it fits, where most of those who bought it agree. */
function Fit({ answers }: { answers: readonly FitAnswer[] }) {
  const note = fitNote(answers);
  if (!note) return null;
  return (
    <Text variant="body.sm">
      <strong>{fits[note.fit]}</strong>, say {note.agreeing} of {note.answers} buyers
    </Text>
  );
}

/** What buyers said, newest first unless the shopper would rather begin with the best or the worst (PDP-05, PDP-10). */
export function ProductReviews({ product }: { product: Pick<Product, "id" | "path"> }) {
  const { data, isError, refetch } = useReviewsQuery(product.id);
  const country = useCountry();
  const origin = useAppSelector((state) => state.shop.origin);
  const [all, setAll] = useState(false);
  const [order, setOrder] = useState<ReviewOrder>("newest");
  if (isError) {
    return (
      <Section>
        <Wrap>
          <Heading level={2} shout="Reviews" />
          <Text>We can't load the reviews right now.</Text>
          <Button ref={keepFocusNear} variant="secondary" onClick={refetch}>
            Try again
          </Button>
        </Wrap>
      </Section>
    );
  }
  // What is under them keeps its place meanwhile.
  if (!data) return <div style={{ minHeight: reviewsHeight }} aria-busy="true" />;
  if (data.count === 0) return null;
  const ordered = orderReviews(data.reviews, order);
  const reviews = all ? ordered : ordered.slice(0, shownFirst);
  return (
    <Section>
      <StructuredData data={reviewsData(reviews, product, country, origin)} />
      <Wrap className={styles.reviews}>
        <div className={styles.summary}>
          <Heading level={2} shout="Reviews" />
          <p className={styles.score}>{data.average.toFixed(1)}</p>
          <Rating value={data.average} />
          <Text variant="body.sm" tone="secondary" tabular>
            {data.count}
            {data.count === 1 ? " review" : " reviews"}
          </Text>
          <Fit answers={data.reviews.flatMap(({ fit }) => fit ?? [])} />
          {data.reviews.length > 1 && (
            <select
              className={quietSelect}
              autoComplete="off"
              aria-label="Sort reviews"
              value={order}
              onChange={({ target }) => setOrder(reviewOrders.find((each) => each === target.value) ?? "newest")}
            >
              {reviewOrders.map((each) => (
                <option key={each} value={each}>
                  {orders[each]}
                </option>
              ))}
            </select>
          )}
        </div>
        <div>
          {reviews.map((review) => (
            <Review
              key={review.id}
              rating={review.rating}
              author={`${review.author}, ${review.place}`}
              title={review.title}
              bought={review.bought}
            >
              {review.text}
            </Review>
          ))}
          {!all && data.reviews.length > shownFirst && (
            <Button
              ref={keepFocusNear}
              variant="ghost"
              className={styles.more}
              iconEnd={<Icon name="chevron-down" size="md" />}
              onClick={() => setAll(true)}
            >
              Show more reviews
            </Button>
          )}
        </div>
      </Wrap>
    </Section>
  );
}
