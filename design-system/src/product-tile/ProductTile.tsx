import {
  type ComponentPropsWithRef,
  lazy,
  type MouseEvent,
  memo,
  type ReactNode,
  Suspense,
  type SyntheticEvent,
  startTransition,
  useEffect,
  useRef,
  useState,
} from "react";
import { Badge, type BadgeProps } from "../badge/Badge.tsx";
import { Label, type LabelProps } from "../badge/Label.tsx";
import { Icon } from "../icon/Icon.tsx";
import { IconButton } from "../icon-button/IconButton.tsx";
import { useLinkComponent } from "../link/link-component.tsx";
import { Picture, type PictureProps } from "../picture/Picture.tsx";
import { Price } from "../price/Price.tsx";
import type { SizeOption } from "../size-picker/SizeButtons.tsx";
import { Swatches, type SwatchItem } from "../swatches/Swatches.tsx";
import { classNames } from "../theme/class-names.ts";
import * as styles from "./ProductTile.css.ts";
import {
  membersOnlyInvitation,
  type TileBarKind,
  type TileHeart,
  type TileLevel,
  tileBarTexts,
  tilePictureSizes,
  tilePictureWidths,
} from "./product-tile.contract.ts";

/** A picture of a product, 800 by 1200. */
export interface TilePicture {
  /** Source path, before the picture service. */
  src: string;
  /** What it shows. Only the first picture's is told. */
  alt: string;
  /** Two hex colours, as `Picture` takes them. */
  placeholder?: string;
}

/** The sizes a tile offers once its picker is open. */
export interface TileSizes {
  /** The size system's label: "US Men". */
  system?: string;
  /** The sizes in order. */
  options: readonly SizeOption[];
  /** Nothing may be added. */
  disabled?: boolean;
}

export type ProductTileProps = Omit<ComponentPropsWithRef<"article">, "children"> & {
  /** The product's id; every callback gets it, so that all tiles of a list can share them. */
  productId: string;
  /** Where the whole tile leads: the product's page. */
  href: string;
  /** The brand's name, over the product's. */
  brand: string;
  /** The product's name. */
  name: string;
  /** Ready to read. `was` makes it a sale price. */
  price: { now: string; was?: string };
  /** The first is the tile's picture (TILE-01). The second fades in under the pointer, once it is there. */
  pictures: readonly TilePicture[];
  /** Lets the pointer leaf through the pictures instead. Needs more than one. */
  galleryOverlay?: boolean;
  /** How wide the picture is shown, as the `sizes` attribute. The usual grid's unless given. */
  pictureSizes?: string;
  /** On the first screen: load the picture at once. */
  priority?: boolean;
  /** The tag on the picture. */
  label?: LabelProps;
  /** What stands at the picture's foot. Nothing unless given. */
  bar?: TileBarKind;
  /** Where a `membersOnly` bar leads. */
  membersHref?: string;
  /** Instead of the bar: a release countdown. */
  countdown?: ReactNode;
  /** Whether it is on the wishlist; without it there is no heart. */
  heart?: TileHeart;
  /** This product and its siblings in other colours: four swatches, then a plus to this product. None for a single colour. */
  colours?: readonly SwatchItem[];
  /** The id of this product's own colour. */
  colour?: string;
  /** What stands under the price, each with an id of its own. */
  badges?: readonly (BadgeProps & { id: string })[];
  /** What the picker shows; undefined while it is being fetched. */
  sizes?: TileSizes;
  /** There is only one size and nothing to choose: pressing `add` calls `onPick` with this variant id at once. */
  onlySize?: string;
  /** Level of the name in the page's outline. 3 unless said otherwise. */
  level?: TileLevel;
  /** The pointer or focus has come for the first time: time to prefetch. */
  onNear?: (productId: string) => void;
  /** The product is being followed, by link or swatch to itself. */
  onFollow?: (productId: string, event: MouseEvent<HTMLAnchorElement>) => void;
  /** The heart was pressed. Whether it is on is the shop's to say. */
  onHeart?: (productId: string) => void;
  /** The picker opens: time to fetch the sizes. */
  onSizes?: (productId: string) => void;
  /** A size was pressed, whether it is in the cart or not. */
  onPick?: (productId: string, sizeId: string) => void;
};

/** A list is mostly looked at: its pickers come with the first that somebody comes near. */
const loadPicker = () => import("./TilePicker.tsx");
const TilePicker = lazy(loadPicker);
const TileGallery = lazy(() => import("./TileGallery.tsx"));

/** A further view shows once it can be drawn whole: until then, and if it never comes, the first stays in sight. */
async function showOnceDecoded({ currentTarget: image }: SyntheticEvent<HTMLImageElement>): Promise<void> {
  await image.decode().catch(() => undefined);
  image.dataset.ready = "";
}

type Engagement = { near: boolean; picking: boolean };

const untouched: Engagement = { near: false, picking: false };

/**
 * A product in a list: one link with its controls above it. It decides nothing: the shop says which bar, label and heart
 * apply. Without scripts it is a picture, a name and a price that lead to the product.
 */
export const ProductTile = memo(function ProductTile({
  productId,
  href,
  brand,
  name,
  price,
  pictures,
  galleryOverlay,
  pictureSizes = tilePictureSizes,
  priority,
  label,
  bar,
  membersHref,
  countdown,
  heart,
  colours,
  colour,
  badges,
  sizes,
  onlySize,
  level = 3,
  onNear,
  onFollow,
  onHeart,
  onSizes,
  onPick,
  onPointerEnter,
  onFocus,
  className,
  ...rest
}: ProductTileProps) {
  const Anchor = useLinkComponent();
  const [{ near, picking }, engage] = useState(untouched);
  const box = useRef<HTMLDivElement>(null);
  const met = useRef(false);
  const Name = `h${level}` as const;
  const leafing = galleryOverlay && pictures.length > 1;
  const coloured = colours !== undefined && colours.length > 1;
  const badged = badges !== undefined && badges.length > 0;

  // Nothing of this is in the page before somebody comes near: a list has 48 tiles. A finger comes near in order to press, and what
  // it presses is not to wait for what only a pointer or a key goes on to use; a gallery is leafed through by fingers too.
  const come = () => {
    if (met.current) return;
    met.current = true;
    // A press that follows at once goes before it.
    startTransition(() => engage((now) => ({ ...now, near: true })));
    onNear?.(productId);
  };
  useEffect(() => {
    if (near && bar === "add") void loadPicker();
  }, [near, bar]);
  const pick = (sizeId: string) => onPick?.(productId, sizeId);
  const add = () => {
    if (onlySize !== undefined) return pick(onlySize);
    engage({ near: true, picking: true });
    onSizes?.(productId);
  };

  const view = (index: number, over?: Pick<PictureProps, "className" | "onLoad">) => {
    const { src, alt, placeholder } = pictures[index] as TilePicture;
    return (
      <Picture
        key={src}
        {...over}
        src={src}
        alt={index === 0 ? alt : ""}
        placeholder={index === 0 ? placeholder : undefined}
        width={800}
        height={1200}
        widths={tilePictureWidths}
        sizes={pictureSizes}
        fit="cover"
        priority={priority && index === 0}
      />
    );
  };

  return (
    <article
      aria-label={`${brand} ${name}`}
      {...rest}
      className={classNames(styles.tile, coloured && styles.coloured, badged && styles.badged, className)}
      onPointerEnter={(event) => {
        if (leafing || event.pointerType !== "touch") come();
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        if (leafing || event.target.matches(":focus-visible")) come();
        onFocus?.(event);
      }}
    >
      <div ref={box} className={classNames(styles.picture, (bar === "outOfStock" || bar === "discontinued") && styles.faded)}>
        {pictures.length > 0 && view(0)}
        {near && !leafing && pictures.length > 1 && view(1, { className: styles.over, onLoad: showOnceDecoded })}
        {label && <Label {...label} className={styles.label} />}
      </div>
      <div className={styles.body}>
        <p className={styles.brand}>{brand}</p>
        <Name className={styles.name}>
          <Anchor className={styles.link} href={href} onClick={onFollow && ((event) => onFollow(productId, event))}>
            {name}
          </Anchor>
        </Name>
        <Price className={styles.price} {...price} />
        {coloured && <Swatches className={styles.swatches} colours={colours} current={colour} moreHref={href} oneStop={near} />}
        {badged && (
          <div className={styles.badges}>
            {badges.map(({ id, ...badge }) => (
              <Badge key={id} {...badge} />
            ))}
          </div>
        )}
      </div>
      <div className={styles.controls}>
        {leafing && near && !picking && (
          <Suspense>
            <TileGallery pictures={pictures} sizes={pictureSizes} box={box} />
          </Suspense>
        )}
        {picking ? (
          <Suspense fallback={<div className={styles.bar} aria-busy="true" />}>
            <TilePicker sizes={sizes} onPick={pick} onClose={() => engage({ near, picking: false })} />
          </Suspense>
        ) : countdown ? (
          <div className={styles.countdown}>{countdown}</div>
        ) : (
          bar && foot(bar, { Anchor, href, membersHref, name, onAdd: add, opens: onlySize === undefined })
        )}
        {heart && (
          <IconButton
            className={classNames(styles.heart, styles.beating)}
            icon={<Icon name={heart === "on" ? "heart-filled" : "heart"} />}
            label={`Save ${name} to wishlist`}
            aria-pressed={heart === "on"}
            onClick={onHeart && (() => onHeart(productId))}
          />
        )}
      </div>
    </article>
  );
});
ProductTile.displayName = "ProductTile";

type Foot = {
  Anchor: ReturnType<typeof useLinkComponent>;
  href: string;
  membersHref?: string;
  name: string;
  onAdd: () => void;
  opens: boolean;
};

function foot(kind: TileBarKind, { Anchor, href, membersHref, name, onAdd, opens }: Foot): ReactNode {
  const said = tileBarTexts[kind];
  switch (kind) {
    case "add":
      return (
        <>
          <button
            type="button"
            className={`${styles.bar} ${styles.add}`}
            aria-label={`${said}: ${name}`}
            aria-expanded={opens ? false : undefined}
            onClick={onAdd}
          >
            <Icon name="bag" size="md" />
            {said}
          </button>
          <IconButton
            className={styles.quick}
            variant="panel"
            icon={<Icon name="plus" size="md" />}
            label={`Quick add ${name}`}
            aria-expanded={opens ? false : undefined}
            onClick={onAdd}
          />
        </>
      );
    case "discontinued":
    case "outOfStock":
      return <span className={`${styles.bar} ${styles.muted}`}>{said}</span>;
    case "membersOnly":
      return (
        <Anchor className={`${styles.bar} ${styles.stacked}`} href={membersHref ?? href}>
          <span>{said}</span>
          <span>{membersOnlyInvitation}</span>
        </Anchor>
      );
    default:
      return (
        <Anchor className={styles.bar} href={href}>
          {said}
        </Anchor>
      );
  }
}
