import { Spinner } from "@tread/design-system/spinner";
import { useRef, useState } from "react";
import type { GalleryItem } from "#domain/product/product.ts";
import { LoadFailedNote } from "../../features/alerts/load-failed-note.tsx";
import { usePictureAddress } from "../../features/media/use-picture-address.ts";
import { ShopOverlay } from "../../features/shop/shop-overlay.tsx";
import * as styles from "./product-film.css.ts";

/** Pixels of the picture that stands for a film until it plays: one of those that the gallery has fetched. */
const posterWidth = 800;

interface ProductFilmProps {
  film: Extract<GalleryItem, { type: "VIDEO" }>;
  /** What it is of. */
  title: string;
  onClose: () => void;
}

/**
 * A film of a product's, as large as the screen. It plays at once, as it was asked to, and without sound: browsers let nothing else
 * begin once the press is some time ago, as it is when this code has just come.
 */
export function ProductFilm({ film: { src, thumbnail, alt, captions }, title, onClose }: ProductFilmProps) {
  const pictureAddress = usePictureAddress();
  const film = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<"loading" | "playable" | "failed">("loading");
  return (
    <ShopOverlay
      open
      onOpenChange={onClose}
      position="screen"
      header
      title={`Film of ${title}`}
      closeLabel="Close film"
      flush
      initialFocus={film}
    >
      <div className={styles.stage}>
        {state === "failed" ? (
          <LoadFailedNote message="We're unable to play this film right now." onRetry={() => setState("loading")} />
        ) : (
          <video
            ref={film}
            className={styles.film}
            src={src}
            poster={pictureAddress(thumbnail, { width: posterWidth })}
            aria-label={alt || title}
            controls
            playsInline
            autoPlay
            muted
            onCanPlay={() => setState("playable")}
            onError={() => setState("failed")}
          >
            {captions && <track kind="captions" src={captions} srcLang="en" label="English" default />}
          </video>
        )}
        {state === "loading" && <Spinner className={styles.loading} label="Loading the film" />}
      </div>
    </ShopOverlay>
  );
}
