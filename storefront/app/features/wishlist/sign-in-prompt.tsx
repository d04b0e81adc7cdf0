import { Button } from "@tread/design-system/button";
import { Icon } from "@tread/design-system/icon";
import { IconButton } from "@tread/design-system/icon-button";
import { Stack } from "@tread/design-system/layout";
import { Overlay, useOverlay } from "@tread/design-system/overlay";
import { Picture } from "@tread/design-system/picture";
import { Heading, Text } from "@tread/design-system/text";
import { useId } from "react";
import { useLocation } from "react-router";
import { inColour } from "#domain/product/only-colour.ts";
import { useAppSelector } from "../../platform/store/hooks.ts";
import { signInPathFor, signUpPathFor } from "../session/sign-in-path.ts";
import type { OverlayProps } from "../shop/overlays-slice.ts";
import { useCountry, useShopHref } from "../shop/use-shop.ts";
import * as styles from "./sign-in-prompt.css.ts";
import { keepWaitingWish } from "./waiting-wish.ts";

/** Lies over the picture, so that it needs no bar of its own. */
function CloseButton() {
  const { close } = useOverlay();
  return <IconButton className={styles.close} icon={<Icon name="close" />} label="Close" onClick={() => close("close")} />;
}

/** Asks a guest to sign in before something is saved, and has it saved once they have (TILE-36). */
export default function SignInPrompt({ open, onClose }: OverlayProps) {
  const href = useShopHref();
  const { code } = useCountry();
  const { pathname, search } = useLocation();
  const wish = useAppSelector((state) => state.wishlist.asked);
  const title = useId();
  const here = pathname + search;
  const keep = () => {
    if (wish) keepWaitingWish(code, wish, here, Date.now());
  };
  return (
    <Overlay open={open} onOpenChange={onClose} position="center" width="lg" backdrop flush label="Sign in to save">
      <div className={styles.prompt}>
        <CloseButton />
        <div className={styles.picture}>
          {wish?.picture && (
            <Picture
              className={styles.photograph}
              src={wish.picture}
              alt=""
              width={800}
              height={1200}
              widths={[320, 640]}
              sizes="(min-width: 768px) 300px, 100vw"
              fit="cover"
            />
          )}
          <span className={styles.heart}>
            <Icon name="heart-filled" />
          </span>
        </div>
        <div className={styles.words}>
          <Heading id={title} level={2} size="md" shout="Love it?" aside="Keep it." />
          <Text>
            Sign in and we'll save {wish ? `the ${wish.name}${inColour(wish.colourName)}` : "it"} to your wishlist, on every
            device you own.
          </Text>
          <Stack gap={8}>
            <Button size="lg" block href={href(signInPathFor(here))} onClick={keep}>
              Sign in
            </Button>
            <Button size="lg" block variant="secondary" href={href(signUpPathFor(here))} onClick={keep}>
              Create an account
            </Button>
          </Stack>
        </div>
      </div>
    </Overlay>
  );
}
