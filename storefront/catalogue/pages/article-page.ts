import { articlePath, articles } from "#catalogue/articles/all.ts";
import type { Article } from "#catalogue/articles/article.ts";
import { articlePicture } from "#catalogue/pictures.ts";
import type { Block, Page } from "#contract/content.ts";
import type { Product } from "#domain/product/product.ts";
import { tiles } from "./tile-product.ts";

const day = 86_400;

/** Stories to read on: those that share a tag first, three of them. */
function readOn(article: Article): readonly Article[] {
  const others = articles.filter((other) => articlePath(other).startsWith("/blog/") && other !== article);
  const shares = (other: Article) => other.tags.some((tag) => article.tags.includes(tag));
  return [...others.filter(shares), ...others.filter((other) => !shares(other))].slice(0, 3);
}

function headlineOf({ title, aside }: Article) {
  return aside && title.endsWith(aside) ? { shout: title.slice(0, -aside.length).trimEnd(), aside } : { shout: title };
}

const filmOf = (article: Article, { name, title, text }: NonNullable<Article["film"]>): Block => ({
  type: "video",
  title,
  text,
  film: { src: `/films/${name}.webm`, captions: `/films/${name}.vtt` },
  poster: articlePicture(article),
});

const sectionOf = ({ heading, text, steps }: Article["sections"][number]) => ({
  heading,
  paragraphs: [text],
  ...(steps && { steps: steps.map((step) => ({ ...step })) }),
});

/**
 * An article in the blocks a page can be built of: its picture and first words, its sections with what it quotes and shows between
 * them, and for stories three more to read.
 * @param products the country's products by id, for those it speaks of
 * @param now seconds since the epoch
 */
export function articlePage(article: Article, products: ReadonlyMap<string, Product>, now: number): Page {
  const [first, ...rest] = article.sections.map(sectionOf);
  const actions = [article.action];
  const all = first ? [first, ...rest] : [];
  const text = (sections: typeof all, ways: typeof actions): Block => ({ type: "richText", sections, actions: ways });
  return {
    id: `article-${article.slug}`,
    path: articlePath(article),
    title: article.title,
    description: article.standfirst,
    btq: false,
    article: {
      kind: article.story ? "story" : "help",
      kicker: article.kicker,
      byline: article.byline,
      published: now - article.age * day,
      minutes: article.minutes,
      tags: [...article.tags],
    },
    blocks: [
      {
        type: "hero",
        headline: headlineOf(article),
        text: article.standfirst,
        image: articlePicture(article),
        actions,
        tag: null,
      },
      ...(article.notice ? [{ type: "announcement" as const, ...article.notice }] : []),
      ...(article.quote
        ? [text(all.slice(0, 1), []), { type: "quote" as const, text: article.quote }, text(all.slice(1), actions)]
        : [text(all, actions)]),
      ...(article.film ? [filmOf(article, article.film)] : []),
      ...(article.products && article.worn
        ? [
            {
              type: "outfit" as const,
              headline: { shout: "Worn", aside: article.worn.aside },
              text: article.worn.text,
              image: articlePicture(article),
              products: tiles(products, article.products),
            },
          ]
        : []),
      ...(article.products && !article.worn
        ? [
            {
              type: "productCarousel" as const,
              headline: { shout: "In", aside: "this story" },
              more: null,
              products: tiles(products, article.products),
            },
          ]
        : []),
      ...(article.story
        ? [
            {
              type: "journal" as const,
              headline: { shout: "More", aside: "from the journal" },
              more: { label: "Read everything", path: "/blog" },
              articles: readOn(article).map((other) => ({
                kicker: `${other.kicker}, ${other.minutes} min`,
                title: other.title,
                path: articlePath(other),
                image: articlePicture(other),
              })),
            },
          ]
        : []),
    ],
  };
}
