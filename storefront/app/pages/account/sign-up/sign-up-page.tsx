import { Text } from "@tread/design-system/text";
import { useState } from "react";
import { AuthScreen } from "../../../features/account/auth-screen.tsx";
import { News } from "../../../features/account/news.tsx";
import { ResendVerification } from "../../../features/account/resend-verification.tsx";
import { SignInTabs } from "../../../features/account/sign-in-tabs.tsx";
import { SignedOutOnly } from "../../../features/session/guarded.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

/** Creates an account (ROUTE-26, AUTH-11, AUTH-12), and tells where its verification link has gone. */
export function SignUpPage() {
  const [mailed, setMailed] = useState<string | null>(null);
  return (
    <SignedOutOnly>
      <AuthScreen
        headline={mailed ? { shout: "Nearly", aside: "there." } : { shout: "New", aside: "here? Hi." }}
        poster={1}
        note="Free to join. First pick of every drop, member prices, faster checkout."
      >
        {mailed ? (
          <News title="Check your email.">
            <Text>
              We've sent a link to <strong>{mailed}</strong>. Open it to verify your address, and you're in.
            </Text>
            <Text tone="secondary">Nothing there? Have a look in your spam, or get another.</Text>
            <ResendVerification to={{ email: mailed }} />
          </News>
        ) : (
          <>
            <SignInTabs current="signUp" />
            <SignUpForm onDone={setMailed} />
          </>
        )}
      </AuthScreen>
    </SignedOutOnly>
  );
}
