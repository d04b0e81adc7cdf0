import { Icon } from "@tread/design-system/icon";
import { Wrap } from "@tread/design-system/layout";
import { Logo } from "@tread/design-system/logo";
import { Stepper } from "@tread/design-system/stepper";
import { typeStyle } from "@tread/design-system/text";
import { Outlet, useLocation } from "react-router";
import { siteName } from "#domain/configuration/site-name.ts";
import { telephoneLink } from "#domain/country/country.ts";
import * as styles from "../../features/checkout/checkout.css.ts";
import { useCountry, useShopHref } from "../../features/shop/use-shop.ts";
import { ShownError } from "../error-page/shown-error.tsx";
import { ShopFrame } from "./shop-frame.tsx";

/** The steps as the header shows them, with where each is. */
const headerSteps = [
  { name: "Cart", path: "/cart" },
  { name: "Contact", path: "/checkout/contact-info" },
  { name: "Shipping", path: "/checkout/shipping" },
  { name: "Payment", path: "/checkout/payment" },
] as const;

function CheckoutHeader() {
  const href = useShopHref();
  const { supportPhone } = useCountry();
  const { pathname } = useLocation();
  const index = headerSteps.findIndex(({ path }) => path === pathname);
  return (
    <header className={styles.header}>
      <Wrap className={styles.headerInner}>
        <a className={styles.home} href={href("/")} aria-label={`${siteName} home`}>
          <Logo className={styles.logo} />
        </a>
        {pathname !== "/checkout/error" && (
          <Stepper
            className={styles.stepper}
            steps={headerSteps.map(({ name, path }) => ({ name, href: href(path) }))}
            current={index >= 0 ? index : headerSteps.length}
          />
        )}
        <a className={`${styles.help} ${typeStyle("body.sm")}`} href={telephoneLink(supportPhone)}>
          <Icon name="phone" size="md" />
          {supportPhone}
        </a>
      </Wrap>
    </header>
  );
}

export default function CheckoutLayout() {
  return (
    <ShopFrame>
      <CheckoutHeader />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </ShopFrame>
  );
}

export function ErrorBoundary() {
  return (
    <ShopFrame>
      <CheckoutHeader />
      <main id="main" tabIndex={-1}>
        <ShownError />
      </main>
    </ShopFrame>
  );
}
