import { AccountNav } from "@tread/design-system/account-nav";
import { Wrap } from "@tread/design-system/layout";
import { Outlet, useLocation } from "react-router";
import { alertConfiguration } from "#domain/configuration/configuration.ts";
import { AccountHeading } from "../../features/account/account-heading.tsx";
import { LoadFailedNote } from "../../features/alerts/load-failed-note.tsx";
import { showAlert } from "../../features/alerts/show-alert.ts";
import { SignedInOnly } from "../../features/session/guarded.tsx";
import { signedInOnly } from "../../features/session/guards.ts";
import { signOut } from "../../features/session/session-actions.ts";
import { useShopHref } from "../../features/shop/use-shop.ts";
import { type LoadArgs, loadWith } from "../../platform/routing/load.ts";
import { useAppDispatch } from "../../platform/store/hooks.ts";
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
  { path: "/account/qantas", label: "Qantas Points" },
  { path: "/account/password/change", label: "Change password" },
] as const;

const signedOut = { content: "You're signed out." } as const;
const notSignedOut = {
  type: "ERROR",
  content: "Unable to log out. Try again later.",
  duration: alertConfiguration.addFailureDurationMs,
} as const;

/**
 * The layout `authenticated-user-dashboard`: the account's navigation beside its pages, for who is signed in.
 */
export default function DashboardLayout() {
  const href = useShopHref();
  const { pathname } = useLocation();
  const dispatch = useAppDispatch();
  const leave = async () => {
    const isOut = signOut.fulfilled.match(await dispatch(signOut()));
    dispatch(showAlert(isOut ? signedOut : notSignedOut));
  };
  const isCurrent = (path: string) => pathname === path || (path !== "/account" && pathname.startsWith(`${path}/`));
  return (
    <Wrap className={styles.dashboard}>
      <AccountNav
        className={styles.navigation}
        links={pages.map(({ path, label }) => ({ href: href(path), label, current: isCurrent(path) }))}
        onSignOut={leave}
      />
      <div className={styles.content}>
        <SignedInOnly
          unanswered={(retry) => (
            <>
              <AccountHeading shout="Your account" />
              <LoadFailedNote message="Unable to load your account." onRetry={retry} />
            </>
          )}
        >
          <Outlet />
        </SignedInOnly>
      </div>
    </Wrap>
  );
}
