import { Picture } from "@tread/design-system/picture";
import { SplitScreen } from "@tread/design-system/split-screen";
import { Heading } from "@tread/design-system/text";
import type { ReactNode } from "react";
import { sceneWidths } from "../media/picture-widths.ts";
import { useFrameQuery } from "../shop/frame-api.ts";
import * as styles from "./account-forms.css.ts";

export interface AuthScreenProps {
  /** What the poster shouts, and what it adds. The title of the page. */
  headline: { shout: string; aside: string };
  /** Which of the shop's cut-outs is on it; where there are fewer they take turns. */
  poster: number;
  /** A line at the poster's foot. */
  note: string;
  children: ReactNode;
}

/** The screen of signing in, signing up and new passwords: a poster, and one thing to do beside it. */
export function AuthScreen({ headline, poster, note, children }: AuthScreenProps) {
  const { posters = [] } = useFrameQuery().data ?? {};
  const cutout = posters[poster % posters.length];
  return (
    <SplitScreen
      headline={<Heading level={1} size="xl" shout={headline.shout} aside={headline.aside} asideOwnLine />}
      picture={
        cutout && (
          <Picture
            {...cutout}
            alt=""
            className={styles.cutout}
            widths={sceneWidths}
            sizes="(min-width: 1024px) 56vw, min(56vw, 420px)"
            transparent
            priority
          />
        )
      }
      note={note}
    >
      {children}
    </SplitScreen>
  );
}
