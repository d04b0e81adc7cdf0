import type { ReactNode } from "react";
import { useMatches } from "react-router";
import { ShownError } from "../features/error-page/shown-error.tsx";
import { frameApi } from "../features/navigation/frame-api.ts";
import { ShopFooter } from "../features/navigation/shop-footer.part.ts";
import { ShopHeader } from "../features/navigation/shop-header.tsx";
import { browserLoad, type LoadArgs, serverLoad } from "../routing/load.ts";
import { PageSlot } from "./page-slot.tsx";
import { ShopFrame } from "./shop-frame.tsx";

async function load({ store }: LoadArgs): Promise<null> {
  await store.dispatch(frameApi.endpoints.frame.initiate(undefined, { subscribe: false }));
  return null;
}
export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);

/** What every page shows is asked for once. */
export const shouldRevalidate = () => false;

function Frame({ children }: { children: ReactNode }) {
  const btq = useMatches().some((match) => (match.loaderData as { btq?: boolean } | undefined)?.btq === true);
  return (
    <ShopFrame>
      <ShopHeader btq={btq} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <ShopFooter btq={btq} />
    </ShopFrame>
  );
}

export default function DefaultLayout() {
  return (
    <Frame>
      <PageSlot />
    </Frame>
  );
}

export function ErrorBoundary() {
  return (
    <Frame>
      <ShownError />
    </Frame>
  );
}
