import type { ProductTileProps, TileSizes } from "@tread/design-system/product-tile";
import { type ReactElement, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { MeasuredProduct } from "#domain/analytics/shop-event.ts";
import type { Attribution } from "#domain/cart/cart-item.ts";
import { alertConfiguration, cartConfiguration } from "#domain/configuration/configuration.ts";
import { type Referrer, referrerId } from "#domain/listing/referrer.ts";
import type { SizeSystem } from "#domain/product/product.ts";
import { tileBar } from "#domain/product/tile-bar.ts";
import { track } from "../../platform/analytics/track.ts";
import { useAppDispatch, useAppSelector } from "../../platform/store/hooks.ts";
import { errorAlert, toggleSize } from "../cart/cart-actions.ts";
import { cartMessages } from "../cart/cart-messages.ts";
import { selectCartItems } from "../cart/cart-selectors.ts";
import { freshProducts } from "../cart/fresh-products.ts";
import { addedAlert } from "../cart/show-added.ts";
import { useProductsByIdsQuery } from "../product/product-api.ts";
import { recordTileFollowed } from "../product/product-link-results.ts";
import { productFollowed } from "../product/referrers-slice.ts";
import type { TileProduct } from "../product/tile-product.ts";
import { useFrameQuery } from "../shop/frame-api.ts";
import { useCountry, useShopHref } from "../shop/use-shop.ts";
import { sizeOptions } from "../size-chart/size-options.ts";
import { useSizeChart } from "../size-chart/use-size-chart.ts";
import { useSizeSystem } from "../size-chart/use-size-system.ts";
import { hasHeart } from "../wishlist/has-heart.ts";
import { pressHeart } from "../wishlist/wishlist-actions.ts";
import { ShopTile } from "./shop-tile.tsx";

const nothing: never[] = [];

/** What the products of a list are followed from. */
const referrerOf = (list: string, { algoliaIndexName: index, algoliaQueryId: queryId }: Partial<Attribution> = {}): Referrer => ({
  listId: list,
  name: list,
  index,
  queryId,
});

const measuredTile = ({ id, name, brand, price, colourName }: TileProduct): MeasuredProduct => ({
  id,
  name,
  brand,
  price,
  colourName,
});

export interface TilesOptions {
  /** Where the tiles stand, for analytics of what is added from them. */
  attribution?: Omit<Attribution, "listItemIndex">;
  /** How many products of the list stand before these. */
  offset?: number;
  /** Name of the list, for analytics of what is seen and pressed in it, and what the links of its tiles say they come from. */
  list?: string;
  /** How many of the first tiles are on the first screen. */
  priority?: number;
  level?: ProductTileProps["level"];
  pictureSizes?: string;
  /** What the size filter beside the tiles counts in. */
  sizeSystem?: SizeSystem | undefined;
}

interface Listed {
  products: readonly TileProduct[];
  options: TilesOptions;
}

/** The product of that id, and where it stands in its list. */
function findListed({ products, options: { attribution, offset = 0 } }: Listed, productId: string) {
  const index = products.findIndex(({ id }) => id === productId);
  return { product: products[index], attribution: { ...attribution, listItemIndex: offset + index } };
}

/** Tells analytics that the products of a list are shown. */
export function useListed(
  products: readonly TileProduct[],
  { list, attribution: { algoliaQueryId, algoliaIndexName } = {}, offset = 0 }: TilesOptions,
): void {
  useEffect(() => {
    if (list === undefined || products.length === 0) return;
    const where = { algoliaQueryId, algoliaIndexName };
    const listed = products.map((product, index) => ({
      product: measuredTile(product),
      path: product.path,
      list,
      attribution: { ...where, listItemIndex: offset + index },
    }));
    track({ type: "productsListed", products: listed });
  }, [products, list, offset, algoliaQueryId, algoliaIndexName]);
}

/** The sizes of the product whose picker is open, with the stock of this moment. */
function usePicker(
  productId: string | null,
  beside: SizeSystem | undefined,
): { sizes: TileSizes | undefined; system: SizeSystem | undefined } {
  const { currentData } = useProductsByIdsQuery(productId === null ? nothing : [productId], {
    skip: productId === null,
    refetchOnMountOrArgChange: cartConfiguration.stockMaxAgeSeconds,
  });
  const product = currentData?.[0];
  const load = useSizeChart(product?.sizeChart?.id);
  const items = useAppSelector(selectCartItems);
  const status = useAppSelector((state) => state.session.status);
  // It may have been taken off sale since the list was made.
  const isOff = product && tileBar(product, { loggedIn: status === "LOGGED_IN" }) !== "addToCart";
  const disabled = status === "INITIALISING" || isOff === true;
  const chart = load?.status === "SUCCESS" ? load.entity : null;
  const [system] = useSizeSystem(product, chart, beside);
  return useMemo(() => {
    // Sizes can be added by their codes too, so a chart that cannot be had keeps nobody waiting.
    if (!product || (product.sizeChart && !load)) return { sizes: undefined, system: undefined };
    const sizes = sizeOptions(product, chart, Object.values(items), system);
    return { sizes: { ...sizes, disabled }, system };
  }, [product, load, chart, system, items, disabled]);
}

/**
 * Draws products as tiles that can be added from. One set of handlers serves them all, and what a picker needs is asked
 * for when it opens, so that 48 tiles cost little.
 */
export function useTiles(products: readonly TileProduct[], options: TilesOptions = {}): ReactElement<object>[] {
  const dispatch = useAppDispatch();
  const country = useCountry();
  const href = useShopHref();
  const { data: frame } = useFrameQuery();
  const loggedIn = useAppSelector((state) => state.session.status === "LOGGED_IN");
  const now = useAppSelector((state) => state.shop.renderedAt);
  const wishes = useAppSelector(({ accountState }) => accountState.current?.wishlist.items);
  const turned = useAppSelector(({ wishlist }) => wishlist.turned);
  const [picking, setPicking] = useState<string | null>(null);
  const { sizes, system } = usePicker(picking, options.sizeSystem);
  const latest = useRef({ products, options, picking, sizes, system });
  // As the shopper sees it: what is drawn and never shown is not pressed.
  useLayoutEffect(() => {
    latest.current = { products, options, picking, sizes, system };
  });

  const onPick = useCallback(
    async (productId: string, variantId: string) => {
      const { picking, sizes, system } = latest.current;
      // Other products may stand here once it is added.
      const { product, attribution } = findListed(latest.current, productId);
      const wanted = {
        productId,
        variantId,
        qty: cartConfiguration.quickAddQty,
        ...(productId === picking && {
          sizeSystem: system,
          translatedVariantLabel: sizes?.options.find((option) => option.id === variantId)?.code,
        }),
        addedFrom: "tile",
        attribution,
      };
      const { result } = await dispatch(toggleSize(wanted)).unwrap();
      if (result === "SUCCESS" && product) dispatch(addedAlert(country.baseUrl, product.name, alertConfiguration.tileDurationMs));
    },
    [dispatch, country.baseUrl],
  );

  const onSizes = useCallback(
    (productId: string) => {
      setPicking(productId);
      // What could not be had before is asked for again.
      freshProducts(dispatch)([productId]).catch(() => dispatch(errorAlert(cartMessages.unableToAdd)));
    },
    [dispatch],
  );

  const onHeart = useCallback(
    (productId: string) => {
      const { product, attribution } = findListed(latest.current, productId);
      if (!product) return;
      const { name, colourName, price, pictures, onlySize } = product;
      const alertMs = alertConfiguration.tileDurationMs;
      dispatch(
        pressHeart({ productId, name, colourName, price, picture: pictures[0], variantId: onlySize, attribution, alertMs }),
      );
    },
    [dispatch],
  );

  const onFollow = useCallback(
    (productId: string) => {
      const { product, attribution } = findListed(latest.current, productId);
      if (!product) return;
      const { list = "products" } = latest.current.options;
      const { listItemIndex } = attribution;
      dispatch(productFollowed({ productId, referrer: referrerOf(list, attribution), listItemIndex }));
      recordTileFollowed(product);
      track({ type: "productPressed", pressed: { product: measuredTile(product), list, attribution } });
    },
    [dispatch],
  );

  const { overlays = nothing, badges = nothing, galleryOverlay } = frame ?? {};
  const { list, attribution: { algoliaQueryId, algoliaIndexName } = {} } = options;
  const ref = list === undefined ? undefined : referrerId(referrerOf(list, { algoliaQueryId, algoliaIndexName }));
  const setting = useMemo(
    () => ({ country: country.code, loggedIn, now, overlays, badges, ref, href }),
    [country.code, loggedIn, now, overlays, badges, ref, href],
  );
  return products.map((product, index) => (
    <ShopTile
      key={product.id}
      product={product}
      setting={setting}
      galleryOverlay={galleryOverlay}
      level={options.level}
      pictureSizes={options.pictureSizes}
      priority={index < (options.priority ?? 0)}
      sizes={picking === product.id ? sizes : undefined}
      heart={hasHeart(product) ? ((turned[product.id] ?? wishes?.[product.id]) ? "on" : "off") : undefined}
      onFollow={onFollow}
      onHeart={onHeart}
      onSizes={onSizes}
      onPick={onPick}
    />
  ));
}
