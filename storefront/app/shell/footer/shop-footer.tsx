import { PaymentMarks } from "@tread/design-system/payment-marks";
import { SiteFooter } from "@tread/design-system/site-footer";
import { siteName } from "#domain/configuration/site-name.ts";
import { ConsentChoices } from "../../features/analytics/consent-start.tsx";
import { ShopCountrySwitcher } from "../../features/country/shop-country-switcher.tsx";
import { FooterSignUp } from "../../features/marketing/footer-sign-up.tsx";
import { useFrameQuery } from "../../features/shop/frame-api.ts";
import { useShopHref } from "../../features/shop/use-shop.ts";
import { useAppSelector } from "../../platform/store/hooks.ts";

export interface ShopFooterProps {
  /** The boutique's mark instead of the shop's. */
  btq: boolean;
  /** Whether it asks for an e-mail address: not beside a form that asks for one, nor of who is signed in. */
  subscribe: boolean;
}

/** The foot of every page. */
export function ShopFooter({ btq, subscribe }: ShopFooterProps) {
  const href = useShopHref();
  const year = useAppSelector((state) => state.shop.year);
  const { data: frame } = useFrameQuery();
  if (!frame) return null;
  return (
    <SiteFooter
      id="footer"
      subscribe={
        subscribe
          ? {
              ...(btq
                ? { shout: "Join the club,", aside: "every Thursday" }
                : { shout: "Join the club.", aside: "First dibs. No spam." }),
              form: <FooterSignUp btq={btq} />,
            }
          : undefined
      }
      groups={frame.footer.map(({ heading, links }) => ({
        heading,
        links: links.map((link) => ({ label: link.label, href: link.href ?? href(link.path ?? "/") })),
      }))}
      social={frame.social}
      country={<ShopCountrySwitcher />}
      payments={<PaymentMarks />}
      year={year}
      owner={siteName}
      termsHref={href("/articles/terms-and-conditions")}
      privacyHref={href("/articles/privacy-policy")}
      privacyChoices={<ConsentChoices />}
      logo={btq ? "btq" : "wordmark"}
    />
  );
}
