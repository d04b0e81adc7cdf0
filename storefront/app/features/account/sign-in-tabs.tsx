import { TabLinks } from "@tread/design-system/tabs";
import { Title } from "@tread/design-system/text";
import { useSearchParams } from "react-router";
import { redirectPath } from "#domain/session/redirect-path.ts";
import { signInPathFor, signUpPathFor } from "../session/sign-in-path.ts";
import { useShopHref } from "../shop/use-shop.ts";

/** Signing in and signing up, as two tabs that are pages (AUTH-03). The page that was wanted stays wanted. */
export function SignInTabs({ current }: { current: "signIn" | "signUp" }) {
  const href = useShopHref();
  const [search] = useSearchParams();
  const wanted = redirectPath(search.get("redirect"));
  return (
    <>
      <Title level={2} size="lg">
        Have you shopped with us before?
      </Title>
      <TabLinks
        aria-label="Have you shopped with us before?"
        links={[
          {
            href: href(signInPathFor(wanted)),
            label: "Yes, I have an account",
            current: current === "signIn",
          },
          { href: href(signUpPathFor(wanted)), label: "No, I'm new here", current: current === "signUp" },
        ]}
      />
    </>
  );
}
