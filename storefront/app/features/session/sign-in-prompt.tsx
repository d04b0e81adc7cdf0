import { Button } from "@tread/design-system/button";
import { Stack } from "@tread/design-system/layout";
import { Overlay } from "@tread/design-system/overlay";
import { Text } from "@tread/design-system/text";
import { useLocation } from "react-router";
import type { OverlayProps } from "../shop/overlays-slice.ts";
import { useShopHref } from "../shop/use-shop.ts";

/** Asks a guest to sign in before something is saved (TILE-36). */
export default function SignInPrompt({ open, onClose }: OverlayProps) {
  const href = useShopHref();
  const { pathname, search } = useLocation();
  const redirect = `?redirect=${encodeURIComponent(pathname + search)}`;
  return (
    <Overlay open={open} onOpenChange={onClose} position="center" width="md" header title="Keep the good ones" backdrop>
      <Stack gap={20}>
        <Text>Sign in to save this to your wishlist and find it on every device.</Text>
        <Button size="lg" block href={href(`/account/signin${redirect}`)}>
          Sign in
        </Button>
        <Button size="lg" block variant="secondary" href={href(`/account/signup${redirect}`)}>
          Join for free
        </Button>
      </Stack>
    </Overlay>
  );
}
