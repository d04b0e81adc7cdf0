import { articlePath, articles } from "#catalogue/articles/all.ts";
import type { Article } from "#catalogue/articles/article.ts";
import { articlePicture } from "#catalogue/pictures.ts";
import { idsOf } from "#catalogue/shelf.ts";
import type { PageBlock, ShopDocumentOf } from "#contract/shop-documents.ts";
import { countryCodes } from "#domain/country/country.ts";

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

const filmOf = (article: Article, { name, title, text }: NonNullable<Article["film"]>): PageBlock => ({
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
 * @param now seconds since the epoch
 */
export function articlePage(article: Article, now: number): ShopDocumentOf<"article"> {
  const [first, ...rest] = article.sections.map(sectionOf);
  const actions = [article.action];
  const all = first ? [first, ...rest] : [];
  const text = (sections: typeof all, ways: typeof actions): PageBlock => ({ type: "richText", sections, actions: ways });
  return {
    kind: "article",
    id: article.slug,
    position: articles.indexOf(article),
    countries: [...countryCodes],
    path: articlePath(article),
    title: article.title,
    description: article.standfirst,
    btq: article.btq ?? false,
    facts: {
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
        product: null,
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
              products: idsOf(article.products),
            },
          ]
        : []),
      ...(article.products && !article.worn
        ? [
            {
              type: "productCarousel" as const,
              headline: { shout: "In", aside: "this story" },
              more: null,
              products: idsOf(article.products),
            },
          ]
        : []),
      ...(article.story
        ? [
            {
              type: "journal" as const,
              headline: { shout: "More", aside: "from the journal" },
              more: { label: "Read everything", path: "/blog" },
              articles: readOn(article).map(({ slug }) => slug),
            },
          ]
        : []),
    ],
  };
}
