import { useMemo } from "react";
import type { CallFailure } from "#contract/rendering.ts";
import { type SizeChartLoad, sizeChartLoad } from "#domain/product/size-chart-load.ts";
import { useSizeChartQuery } from "../product/product-api.ts";

function useLoad(id: string | undefined): SizeChartLoad | undefined {
  const { currentData, error } = useSizeChartQuery(id ?? "", { skip: id === undefined });
  return useMemo(
    () => (currentData || error ? sizeChartLoad({ data: currentData, error: error as CallFailure | undefined }) : undefined),
    [currentData, error],
  );
}

/**
 * How the load of a size chart ended; undefined without an id and while it is on its way. A chart that has moved is loaded from
 * where it is now; only that one may be a REDIRECT still, so that nobody is sent in a circle.
 */
export function useSizeChart(id: string | undefined): SizeChartLoad | undefined {
  const first = useLoad(id);
  const target = first?.status === "REDIRECT" ? first.target : undefined;
  const second = useLoad(target);
  return target === undefined ? first : second;
}
