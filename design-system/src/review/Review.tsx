import type { ComponentPropsWithRef, ReactNode } from "react";
import { Rating } from "../rating/Rating.tsx";
import { Text, Title } from "../text/index.ts";
import { classNames } from "../theme/class-names.ts";
import * as styles from "./Review.css.ts";

/** Outline levels for a review's title: 3 under a section's heading. */
export const reviewLevels = [2, 3, 4] as const;

export type ReviewProps = Omit<ComponentPropsWithRef<"article">, "title" | "children"> & {
  /** Stars given, 0 to 5. */
  rating: number;
  /** Who wrote it, and where from. */
  author: ReactNode;
  /** It in a few words. */
  title: ReactNode;
  /** Level of the title in the page's outline. 3 unless said otherwise. */
  level?: (typeof reviewLevels)[number];
  /** What was bought, as size and colour. */
  bought?: ReactNode;
  /** What they wrote. */
  children: ReactNode;
};

/** What one buyer said. Reviews stand under one another, a rule over each. */
export function Review({ rating, author, title, level = 3, bought, children, className, ...rest }: ReviewProps) {
  return (
    <article {...rest} className={classNames(styles.review, className)}>
      <div className={styles.line}>
        <Rating value={rating} />
        <Text as="span" variant="body.sm" tone="secondary">
          {author}
        </Text>
      </div>
      <Title level={level} size="sm">
        {title}
      </Title>
      <Text>{children}</Text>
      {bought && (
        <Text variant="body.sm" tone="secondary">
          {bought}
        </Text>
      )}
    </article>
  );
}
