import { AccountNav } from "@tread/design-system/account-nav";
import { Wrap } from "@tread/design-system/layout";
import { Skeleton } from "@tread/design-system/skeleton";
import { VisuallyHidden } from "@tread/design-system/visually-hidden";
import type { ReactNode } from "react";
import { Outlet, useLocation, useMatches } from "react-router";
import { SignedInOnly } from "../../features/session/guarded.tsx";
import { signedInOnly } from "../../features/session/guards.ts";
import { useShopHref } from "../../features/shop/use-shop.ts";
import { type LoadArgs, loadWith } from "../../platform/routing/load.ts";
import * as styles from "./dashboard.css.ts";

async function load(args: LoadArgs): Promise<null> {
  signedInOnly(args);
  return null;
}
export const loader = loadWith(load);
export const clientLoader = loadWith(load);

const pages = [
  { path: "/account", label: "Dashboard" },
  { path: "/account/orders", label: "Orders" },
  { path: "/account/wishlist", label: "Wishlist" },
  { path: "/account/contact-info", label: "Contact details" },
  { path: "/account/addresses", label: "Addresses" },
  { path: "/account/payment-methods", label: "Payment methods" },
  { path: "/account/password/change", label: "Change password" },
] as const;

/** What a page of the dashboard may say about itself by its route's `handle`. */
export interface DashboardHandle {
  /** Stands in for the page until it is known who is signed in. */
  readonly skeleton?: ReactNode;
}

function DashboardSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton height={56} width="70%" />
      <div className={styles.skeletonFields}>
        <Skeleton height={120} />
        <Skeleton height={120} />
      </div>
    </div>
  );
}

/**
 * The layout `authenticated-user-dashboard`: the account's navigation beside its pages, for who is signed in. A page below it
 * is there only while somebody is.
 */
export default function DashboardLayout() {
  const href = useShopHref();
  const { pathname } = useLocation();
  const handle = useMatches().at(-1)?.handle as DashboardHandle | undefined;
  const isCurrent = (path: string) => pathname === path || (path !== "/account" && pathname.startsWith(`${path}/`));
  return (
    <Wrap className={styles.dashboard}>
      <AccountNav links={pages.map(({ path, label }) => ({ href: href(path), label, current: isCurrent(path) }))} />
      <div className={styles.content}>
        <SignedInOnly
          skeleton={
            <div aria-busy="true">
              <VisuallyHidden role="status">Loading your account</VisuallyHidden>
              {handle?.skeleton ?? <DashboardSkeleton />}
            </div>
          }
        >
          <Outlet />
        </SignedInOnly>
      </div>
    </Wrap>
  );
}
