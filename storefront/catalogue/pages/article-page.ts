import { articlePath, articles } from "#catalogue/articles/all.ts";
import type { Article } from "#catalogue/articles/article.ts";
import { articlePicture } from "#catalogue/pictures.ts";
import type { Page } from "#contract/content.ts";

/** An article in the blocks a page can be built of: its picture and first words, its sections, and for stories two more to read. */
export function articlePage(article: Article): Page {
  const others = articles.filter((other) => other.story && other !== article).slice(0, 3);
  return {
    id: `article-${article.slug}`,
    path: articlePath(article),
    title: article.title,
    description: article.standfirst,
    btq: false,
    blocks: [
      {
        type: "hero",
        headline: { shout: article.title },
        text: article.standfirst,
        image: articlePicture(article),
        actions: [article.action],
        tag: null,
      },
      {
        type: "promises",
        items: article.sections.map(({ heading, text }) => ({
          icon: article.story ? "arrow-right" : "info",
          title: heading,
          text,
        })),
      },
      ...(article.story
        ? [
            {
              type: "journal" as const,
              headline: { shout: "Keep", aside: "reading" },
              more: { label: "Back to the shop", path: "/" },
              articles: others.map((other) => ({
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
