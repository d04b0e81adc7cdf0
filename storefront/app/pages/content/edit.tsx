import { Button } from "@tread/design-system/button";
import { Section } from "@tread/design-system/layout";
import { Picture } from "@tread/design-system/picture";
import { Heading, Text } from "@tread/design-system/text";
import { inverseGround } from "@tread/design-system/theme";
import { productWidths } from "../../features/media/picture-widths.ts";
import { useShopHref } from "../../features/shop/use-shop.ts";
import type { BlockProps } from "./block-props.ts";
import * as styles from "./blocks.css.ts";

/** Things chosen to go together, said on the dark ground, with one of them in a picture that fills its half. */
export function Edit({ block: { label, headline, text, image, actions } }: BlockProps<"edit">) {
  const href = useShopHref();
  return (
    <Section className={styles.edit} {...inverseGround}>
      <div className={styles.editText}>
        <Text variant="label.md">{label}</Text>
        <Heading level={2} size="xl" shout={headline.shout} aside={headline.aside} />
        <Text variant="body.lg">{text}</Text>
        <div className={styles.actions}>
          {actions.map((action, index) => (
            <Button key={action.path} size="lg" variant={index === 0 ? "inverse" : "outlineInverse"} href={href(action.path)}>
              {action.label}
            </Button>
          ))}
        </div>
      </div>
      <div className={styles.editPicture}>
        <Picture
          {...image}
          className={styles.editImage}
          fit="cover"
          widths={[...productWidths, 960, 1280]}
          sizes="(min-width: 1350px) 42vw, (min-width: 768px) 50vw, 100vw"
        />
      </div>
    </Section>
  );
}
