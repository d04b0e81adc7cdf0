import { AnnouncementBar } from "@tread/design-system/announcement-bar";
import { Outlet } from "react-router";
import { frameApi } from "../../features/shop/frame-api.ts";
import { type LoadArgs, loadWith } from "../../platform/routing/load.ts";
import { ShownError } from "../error-page/shown-error.tsx";
import { ShopFrame } from "./shop-frame.tsx";

async function load({ store }: LoadArgs): Promise<null> {
  await store.dispatch(frameApi.endpoints.frame.initiate(undefined, { subscribe: false }));
  return null;
}
export const loader = loadWith(load);
export const clientLoader = loadWith(load);

/** What every tile needs is asked for once. */
export const shouldRevalidate = () => false;

/** The layout `content-builder-preview`: blocks alone, without the shop around them (ROUTE-19). */
export default function ContentBuilderPreviewLayout() {
  return (
    <ShopFrame>
      <AnnouncementBar announcements={[{ text: "Preview. Nobody sees this until it is published." }]} />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </ShopFrame>
  );
}

export function ErrorBoundary() {
  return (
    <ShopFrame>
      <main id="main" tabIndex={-1}>
        <ShownError />
      </main>
    </ShopFrame>
  );
}
