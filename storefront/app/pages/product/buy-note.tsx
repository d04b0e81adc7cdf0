import { Button } from "@tread/design-system/button";
import { Link } from "@tread/design-system/link";
import { Note } from "@tread/design-system/note";
import { Text } from "@tread/design-system/text";
import type { Product } from "#domain/product/product.ts";
import { signInPathFor, signUpPathFor } from "../../features/session/sign-in-path.ts";
import { useShopHref } from "../../features/shop/use-shop.ts";
import { MoreLikeIt } from "./more-like-it.tsx";
import * as styles from "./product.css.ts";
import { soldOutWords } from "./stock-words.ts";

const words = {
  discontinued: {
    title: "This one has left the building.",
    text: "It's no longer available. Have a look at what came after it.",
  },
  comingSoon: { title: "Not out yet.", text: "It's coming soon. Check back." },
  viewDetails: { title: "In stores only.", text: "This one isn't sold online." },
} as const;

export interface BuyNoteProps {
  product: Product;
  reason: keyof typeof words | "soldOut" | "accountExclusive";
  /** Opens the search for a store that has it, where stores may. */
  onFindInStore: (() => void) | undefined;
}

/** Why a product cannot be put into the cart, and what can be done instead. */
export function BuyNote({ product, reason, onFindInStore }: BuyNoteProps) {
  const href = useShopHref();
  if (reason === "accountExclusive") {
    return (
      <Note>
        <Text variant="label.md">MEMBERS ONLY</Text>
        <Text variant="body.sm">
          NOT A MEMBER? <Link href={href(signUpPathFor(product.path))}>JOIN NOW</Link> OR{" "}
          <Link href={href(signInPathFor(product.path))}>LOG IN</Link>
        </Text>
      </Note>
    );
  }
  const said = reason === "soldOut" ? soldOutWords(product) : words[reason];
  return (
    <Note>
      <Text variant="label.md">{said.title}</Text>
      <Text variant="body.sm">{said.text}</Text>
      {(reason === "discontinued" || reason === "soldOut") && (
        <Text variant="body.sm">
          <MoreLikeIt product={product} />
        </Text>
      )}
      {reason === "viewDetails" && onFindInStore && (
        <Button className={styles.noteAction} aria-haspopup="dialog" onClick={onFindInStore}>
          Find in store
        </Button>
      )}
    </Note>
  );
}
