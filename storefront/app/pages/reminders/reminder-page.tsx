import { Button } from "@tread/design-system/button";
import { Spinner } from "@tread/design-system/spinner";
import { Text } from "@tread/design-system/text";
import { useLocation, useSearchParams } from "react-router";
import type { CallFailure } from "#contract/rendering.ts";
import * as styles from "../../features/account/account-forms.css.ts";
import { AuthScreen } from "../../features/account/auth-screen.tsx";
import { News } from "../../features/account/news.tsx";
import { type RemindedOf, useFollowReminderQuery } from "../../features/reminders/reminders-api.ts";
import { NeedsScript } from "../../features/shop/needs-script.tsx";
import { useShopHref } from "../../features/shop/use-shop.ts";

function Done({ does, reminded: { kind, product } }: { does: "confirm" | "end"; reminded: RemindedOf }) {
  const href = useShopHref();
  const name = product?.name ?? "It";
  return (
    <News title={does === "confirm" ? "We’ll tell you." : "You’re off the list."} takesFocus={false}>
      <Text>
        {does === "end"
          ? "No more mail about it."
          : `${name}: one mail to you when it's ${kind === "release" ? "out" : "back"}. First in, first served.`}
      </Text>
      <Button size="lg" href={href(product?.path ?? "/")}>
        {product ? `See ${product.name}` : "Back to the shop"}
      </Button>
    </News>
  );
}

function Following({ does, token }: { does: "confirm" | "end"; token: string }) {
  const href = useShopHref();
  const { data, error, isFetching, refetch } = useFollowReminderQuery({ does, token });
  if (data) return <Done does={does} reminded={data} />;
  if (isFetching || !error) {
    return (
      <div className={styles.waiting}>
        <Spinner />
        <Text>{does === "confirm" ? "Putting you on the list" : "Taking you off the list"}</Text>
        <NeedsScript what="Your reminder" instead="ask" />
      </div>
    );
  }
  const { code, message } = error as CallFailure;
  const isOver = code === "LinkInvalid";
  return (
    <News title={isOver ? "That link won’t do." : "That didn’t work."} takesFocus={false}>
      <Text>{message}</Text>
      {isOver ? (
        <Button size="lg" href={href("/")}>
          Back to the shop
        </Button>
      ) : (
        <Button size="lg" onClick={() => refetch()}>
          Try again
        </Button>
      )}
    </News>
  );
}

/** Where the links of reminders' mails lead: it confirms one, or ends it, and says so. Open to all: mails are read in any browser. */
export function ReminderPage() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const does = pathname.endsWith("/end") ? "end" : "confirm";
  return (
    <AuthScreen headline={{ shout: "Keep", aside: "me posted." }} poster={2} note="One mail when it happens, no newsletter.">
      {/* Nobody has asked for what happens here, so it is told as it happens. */}
      <div aria-live="polite">
        <Following does={does} token={search.get("token") ?? ""} />
      </div>
    </AuthScreen>
  );
}
