import { Carousel, type CarouselProps } from "@tread/design-system/carousel";
import { Section, Wrap } from "@tread/design-system/layout";
import type { Block } from "#contract/content.ts";
import type { TileProduct } from "../product/tile-product.ts";
import { useShopHref } from "../shop/use-shop.ts";
import { useListed, useTiles } from "./use-tiles.tsx";

type CarouselBlock = Extract<Block, { type: "productCarousel" }>;

export interface ProductCarouselProps extends Pick<CarouselBlock, "headline">, Pick<CarouselProps, "span" | "bar"> {
  products: readonly TileProduct[];
  more?: CarouselBlock["more"];
  /** True in a column of a page, which has margins and gaps of its own. */
  inColumn?: boolean;
}

/** Products in a row that can be leafed through. */
export function ProductCarousel({ headline, more, products, inColumn = false, ...row }: ProductCarouselProps) {
  const href = useShopHref();
  const list = [headline.shout, headline.aside].filter(Boolean).join(" ");
  useListed(products, { list });
  const tiles = useTiles(products, {
    list,
    pictureSizes: "(min-width: 1280px) 24vw, (min-width: 768px) 30vw, 43vw",
  });
  if (products.length === 0) return null;
  const carousel = (
    <Carousel title={headline} more={more ? { label: more.label, href: href(more.path) } : undefined} {...row}>
      {tiles}
    </Carousel>
  );
  if (inColumn) return carousel;
  return (
    <Section as="div">
      <Wrap>{carousel}</Wrap>
    </Section>
  );
}
