import { useCallback } from "react";
import { type PictureSize, pictureAddress } from "#domain/pictures/picture-address.ts";
import { useAppSelector } from "../../platform/store/hooks.ts";

/** What makes addresses of pictures, on the path of the service that this shop's pages go by (IMG-07). */
export function usePictureAddress(): (src: string, size: PictureSize) => string {
  const service = useAppSelector((state) => state.shop.pictures) ?? "/cdn-cgi/image";
  return useCallback((src, size) => pictureAddress(service, src, size), [service]);
}
