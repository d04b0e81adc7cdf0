import { ComboboxField } from "@tread/design-system/combobox-field";
import { Link } from "@tread/design-system/link";
import { Picture } from "@tread/design-system/picture";
import { Skeleton } from "@tread/design-system/skeleton";
import { Text, Title } from "@tread/design-system/text";
import { useState } from "react";
import { searchConfiguration } from "#domain/configuration/configuration.ts";
import { colourAfterName } from "#domain/product/only-colour.ts";
import type { Product } from "#domain/product/product.ts";
import { LoadFailedNote } from "../../features/alerts/load-failed-note.tsx";
import { useProductsByIdsQuery } from "../../features/product/product-api.ts";
import type { TileProduct } from "../../features/product/tile-product.ts";
import { useDebounced } from "../../features/search/use-debounced.ts";
import { NeedsScript } from "../../features/shop/needs-script.tsx";
import { useShopHref } from "../../features/shop/use-shop.ts";
import { sizeOptions } from "../../features/size-chart/size-options.ts";
import { useSizeChart } from "../../features/size-chart/use-size-chart.ts";
import { useSizeSystem } from "../../features/size-chart/use-size-system.ts";
import { StockInStore } from "../../features/stores/stock-in-store.tsx";
import { useStoresStockQuery } from "../../features/stores/stores-api.ts";
import * as styles from "./stock-search.css.ts";
import { useProductsByTextQuery } from "./stock-search-api.ts";

export interface StockSearchProps {
  storeName: string;
  erpStoreId: string;
}

const nameOf = ({ brand, name, colourName }: TileProduct) => `${brand} ${name}${colourAfterName(colourName)}`;

/** What the store has of one product, size by size. */
function InThisStore({ product, storeName, erpStoreId }: StockSearchProps & { product: Product }) {
  const href = useShopHref();
  const load = useSizeChart(product.sizeChart?.id);
  const chart = load?.status === "SUCCESS" ? load.entity : null;
  const [system] = useSizeSystem(product, chart);
  const { options, system: systemName } = sizeOptions(product, chart, [], system);
  const { data, isError, isFetching, refetch } = useStoresStockQuery(product.id, { refetchOnMountOrArgChange: true });
  const picture = product.productGallery.find((item) => item.type === "IMAGE");
  return (
    <section className={styles.found} aria-label={`Stock in ${storeName}`}>
      {picture && (
        <Picture src={picture.src} alt="" width={800} height={1200} widths={[80, 160]} sizes="80px" className={styles.picture} />
      )}
      <div className={styles.parts}>
        <Link variant="standalone" href={href(product.path)}>
          {product.brand.name} {product.name}
          {colourAfterName(product.colourName)}
        </Link>
        {isError && !isFetching ? (
          <LoadFailedNote message="We can't look on the shelf right now. Try again in a moment." onRetry={refetch} />
        ) : data ? (
          <div role="status">
            {systemName && options.length > 1 && (
              <Text variant="body.sm" tone="secondary">
                Sizes in {systemName}
              </Text>
            )}
            <StockInStore shelf={data.find((shelf) => shelf.erpStoreId === erpStoreId)} options={options} />
          </div>
        ) : (
          <Skeleton width={200} />
        )}
      </div>
    </section>
  );
}

/** Looks for a product, and says what this store has of it (PDP-10). */
export function StockSearch({ storeName, erpStoreId }: StockSearchProps) {
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState<string>();
  const debounced = useDebounced(text.trim(), searchConfiguration.debounceMs);
  const skip = debounced === "" || chosen !== undefined;
  const search = useProductsByTextQuery(debounced, { skip });
  const suggestions = skip ? [] : (search.data ?? []);
  const products = useProductsByIdsQuery(chosen === undefined ? [] : [chosen], { skip: chosen === undefined });
  const product = chosen === undefined ? undefined : products.currentData?.[0];
  const nothing = !skip && !search.isFetching && search.currentData?.length === 0;
  const failed = [search, products].find(({ isError, isFetching }) => isError && !isFetching);
  return (
    <section className={styles.search} aria-labelledby="stock">
      <Title level={2} id="stock">
        Is it here?
      </Title>
      <NeedsScript what="Looking on the shelf" instead="ask" />
      <ComboboxField
        label="What are you after?"
        help={`Type a name, and see what ${storeName} has of it.`}
        required
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        value={text}
        onChange={(value) => {
          setText(value);
          setChosen(undefined);
        }}
        options={suggestions.map((tile) => ({ id: tile.id, label: nameOf(tile) }))}
        onOptionSelect={({ id, label }) => {
          setText(label);
          setChosen(id);
        }}
        listLabel="Products"
      />
      {failed ? (
        <LoadFailedNote message="We can't look for that right now. Try again in a moment." onRetry={failed.refetch} />
      ) : (
        <div role="status">{nothing && <Text tone="secondary">We found nothing for “{debounced}”. Try fewer words.</Text>}</div>
      )}
      {product && <InThisStore key={product.id} product={product} storeName={storeName} erpStoreId={erpStoreId} />}
      {chosen !== undefined && !product && products.isFetching && <Skeleton shape="box" height={120} />}
    </section>
  );
}
