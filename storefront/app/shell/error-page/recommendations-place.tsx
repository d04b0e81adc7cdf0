import { Carousel } from "@tread/design-system/carousel";
import { Section, Wrap } from "@tread/design-system/layout";
import { ProductTileSkeleton } from "@tread/design-system/product-tile";
import * as styles from "./error-page.css.ts";

/** What error pages call their recommendations (ERRP-05). */
export const recommendationsHeadline = { shout: "Try", aside: "these instead" };

/** Slides of the widest row. */
const inView = 5;

/** Keeps the recommendations' place until they are there: a row of the same measures that holds nothing yet. */
export function RecommendationsPlace() {
  return (
    <Section as="div" className={styles.coming} aria-hidden="true" inert>
      <Wrap>
        <Carousel title={recommendationsHeadline} span="wide" bar={false}>
          {Array.from({ length: inView }, (_, index) => (
            <ProductTileSkeleton key={index} />
          ))}
        </Carousel>
      </Wrap>
    </Section>
  );
}
