import type { Page } from "#contract/content.ts";
import { siteName } from "#domain/configuration/site-name.ts";

/** What an article says of itself. */
export interface ArticleFacts {
  readonly headline: string;
  readonly description: string;
  /** Whole address of its page. */
  readonly url: string;
  /** Whole address of its picture; undefined where it has none. */
  readonly image: string | undefined;
  readonly facts: NonNullable<Page["article"]>;
  /** Whole address of the country's home page, whose organisation publishes it. */
  readonly home: string;
}

/** An article for search engines: schema.org BlogPosting for a story, Article for help. */
export function articleData({ headline, description, url, image, facts, home }: ArticleFacts): Record<string, unknown> {
  const organisation = { "@type": "Organization", "@id": `${home}#organization`, name: siteName, url: home };
  const isStory = facts.kind === "story";
  return {
    "@type": isStory ? "BlogPosting" : "Article",
    headline: headline.slice(0, 110),
    description,
    mainEntityOfPage: url,
    ...(image !== undefined && { image: [image] }),
    datePublished: new Date(facts.published * 1000).toISOString(),
    author: isStory ? { "@type": "Person", name: facts.byline } : organisation,
    publisher: organisation,
    ...(facts.tags.length > 0 && { keywords: facts.tags.join(", ") }),
  };
}
