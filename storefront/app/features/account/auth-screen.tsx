import { Picture } from "@tread/design-system/picture";
import { SplitScreen } from "@tread/design-system/split-screen";
import { Heading } from "@tread/design-system/text";
import type { ReactNode } from "react";
import { sceneWidths } from "../media/picture-widths.ts";
import * as styles from "./account-forms.css.ts";

/** The posters' shoes: cut-outs of the shop's own pictures. */
const shoes = {
  courtLow: { src: "/media/cutouts/104201", width: 1600, height: 860 },
  ridgeback: { src: "/media/cutouts/110101", width: 1600, height: 910 },
  rallyCup: { src: "/media/cutouts/104301", width: 1600, height: 860 },
} as const;

export interface AuthScreenProps {
  /** What the poster shouts, and what it adds. The title of the page. */
  headline: { shout: string; aside: string };
  shoe: keyof typeof shoes;
  /** A line at the poster's foot. */
  note: string;
  children: ReactNode;
}

/** The screen of signing in, signing up and new passwords: a poster, and one thing to do beside it. */
export function AuthScreen({ headline, shoe, note, children }: AuthScreenProps) {
  return (
    <SplitScreen
      headline={<Heading level={1} size="xl" shout={headline.shout} aside={headline.aside} asideOwnLine />}
      picture={
        <Picture
          {...shoes[shoe]}
          alt=""
          className={styles.cutout}
          widths={sceneWidths}
          sizes="(min-width: 1024px) 56vw, min(56vw, 420px)"
          transparent
          priority
        />
      }
      note={note}
    >
      {children}
    </SplitScreen>
  );
}
