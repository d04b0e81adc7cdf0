import type { ComponentProps, ReactNode } from "react";
import { useLinkComponent } from "../link/link-component.tsx";
import { Heading, type HeadingLevel, Title } from "../text/index.ts";
import { classNames } from "../theme/class-names.ts";
import * as css from "./ArticleCard.css.ts";
import type { ArticleCardLook } from "./article-card.contract.ts";

/** Articles one, two or three in a row, by width. */
export function ArticleGrid({ className, ...grid }: ComponentProps<"div">) {
  return <div {...grid} className={classNames(css.grid, className)} />;
}

export interface ArticleCardProps extends Omit<ComponentProps<"article">, "title" | "children"> {
  /** The article's page. */
  href: string;
  /** What it is called. As a lead, the tread voice of its headline. */
  title: ReactNode;
  /** The thread voice of a lead's headline. A card has one voice and puts it behind the title. */
  aside?: ReactNode;
  /** Outline level of the title, 2 unless said otherwise. */
  level?: HeadingLevel;
  /** Category, reading time, author: each a word or two, in a line above the title. */
  meta?: readonly ReactNode[];
  /** A sentence that makes one want to read on. */
  standfirst?: ReactNode;
  /** A picture; its text may be empty, the title says what there is to read. */
  picture: ReactNode;
  /** `card` unless said otherwise. */
  look?: ArticleCardLook;
}

/** An article to read. The whole card leads to it; its title is the link. */
export function ArticleCard({
  href,
  title,
  aside,
  level = 2,
  meta = [],
  standfirst,
  picture,
  look = "card",
  className,
  ...article
}: ArticleCardProps) {
  const Anchor = useLinkComponent();
  const name = (words: ReactNode) => (
    <Anchor className={css.link} href={href}>
      {words}
    </Anchor>
  );
  return (
    <article {...article} className={classNames(css.article[look], className)}>
      <div className={css.picture[look]}>{picture}</div>
      <div className={css.words[look]}>
        {look === "lead" ? (
          <Heading level={level} shout={name(title)} aside={aside} />
        ) : (
          <Title level={level}>
            {name(
              <>
                {title}
                {aside && <> {aside}</>}
              </>,
            )}
          </Title>
        )}
        {meta.length > 0 && (
          <p className={css.meta}>
            {meta.map((word, index) => (
              <span key={index}>{word}</span>
            ))}
          </p>
        )}
        {standfirst && <p className={css.standfirst}>{standfirst}</p>}
      </div>
    </article>
  );
}
