import { useCallback } from "react";
import { type Country, countries } from "#domain/country/country.ts";
import { useAppSelector } from "../../platform/store/hooks.ts";

/** The country whose shop is open. */
export function useCountry(): Country {
  return countries[useAppSelector((state) => state.shop.country)];
}

/**
 * Turns a path of the shop (`/cart`) into a link of the open country (`/nz/cart`); full addresses pass unchanged. As long as
 * the country is the same, so is the function.
 */
export function useShopHref(): (path: string) => string {
  const { baseUrl } = useCountry();
  return useCallback((path) => shopHref(baseUrl, path), [baseUrl]);
}

/** As `useShopHref`, where the base is known. */
export function shopHref(baseUrl: string, path: string): string {
  return path.startsWith("/") && !path.startsWith("//") ? (path === "/" ? `${baseUrl}/` : baseUrl + path) : path;
}
