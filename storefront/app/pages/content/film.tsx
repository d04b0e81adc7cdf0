import { Section, Wrap } from "@tread/design-system/layout";
import { Text, Title } from "@tread/design-system/text";
import { usePictureAddress } from "../../features/media/use-picture-address.ts";
import type { BlockProps } from "./block-props.ts";
import * as styles from "./reading.css.ts";

/** Pixels of the picture that stands for a film until it plays. */
const posterWidth = 1280;

/** A film of the shop's own. Nothing of it is fetched before somebody plays it; what it shows stands below it in words. */
export function Film({ block: { title, text, film, poster } }: BlockProps<"video">) {
  const pictureAddress = usePictureAddress();
  return (
    <Section>
      <Wrap>
        <figure className={styles.film}>
          {/* A film that is playing does not change with its source. */}
          <video
            key={film.src}
            className={styles.filmPicture}
            controls
            playsInline
            preload="none"
            aria-label={title}
            poster={pictureAddress(poster.src, { width: posterWidth })}
          >
            <source src={film.src} />
            <track kind="captions" src={film.captions} srcLang="en" label="English" default />
          </video>
          <figcaption className={styles.filmWords}>
            <Title level={2}>{title}</Title>
            <Text tone="secondary">{text}</Text>
          </figcaption>
        </figure>
      </Wrap>
    </Section>
  );
}
