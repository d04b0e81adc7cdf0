import { Button } from "../button/Button.tsx";
import { Icon } from "../icon/Icon.tsx";
import { useLinkComponent } from "../link/link-component.tsx";
import { Picture } from "../picture/Picture.tsx";
import { columnsOf } from "./columns.ts";
import type { MegaMenuPanel as MegaMenuPanelData } from "./MegaMenu.tsx";
import * as styles from "./MegaMenuPanel.css.ts";
import { megaMenuPictureWidths } from "./mega-menu.contract.ts";

type PanelProps = {
  title: string;
  panel: MegaMenuPanelData;
  /** Tab goes through it; otherwise only the arrow keys do. */
  entered: boolean;
  onFollow: () => void;
};

/** What drops down: up to four columns of links, pictures in one of three layouts, a call to action that is always in sight. */
export default function MegaMenuPanel({ title, panel, entered, onFollow }: PanelProps) {
  const Anchor = useLinkComponent();
  const stop = entered ? undefined : -1;
  const { groups, pictures, cta } = panel;
  return (
    <div className={styles.panel}>
      <div className={styles.scroller} tabIndex={-1}>
        <div className={styles.inside} data-pictures={pictures ? "" : undefined}>
          <div className={styles.columns}>
            {columnsOf(groups, (group) => group.links.length + 2).map((column) => (
              <div key={column[0]?.href}>
                {column.map((group) => (
                  <div key={group.href} className={styles.group}>
                    <Anchor className={styles.heading} href={group.href} tabIndex={stop} onClick={onFollow}>
                      <span className={styles.wipe}>{group.label}</span>
                    </Anchor>
                    <ul>
                      {group.links.map((link) => (
                        <li key={link.href}>
                          <Anchor className={styles.child} href={link.href} tabIndex={stop} onClick={onFollow}>
                            <span className={styles.wipe}>{link.label}</span>
                          </Anchor>
                        </li>
                      ))}
                    </ul>
                  </div>
                ))}
              </div>
            ))}
          </div>
          {pictures && (
            <div className={styles.pictures} data-layout={pictures.layout}>
              {pictures.items.map(({ caption, href, ...picture }) => (
                <Anchor key={href} className={styles.card} href={href} tabIndex={stop} onClick={onFollow}>
                  <span className={styles.frame}>
                    <Picture {...picture} fit="cover" widths={megaMenuPictureWidths} sizes="20vw" />
                  </span>
                  {caption}
                </Anchor>
              ))}
            </div>
          )}
        </div>
      </div>
      {cta && (
        <div className={styles.foot}>
          <p className={styles.title}>{title}</p>
          <Button href={cta.href} iconEnd={<Icon name="arrow-right" size="md" />} tabIndex={stop} onClick={onFollow}>
            {cta.label}
          </Button>
        </div>
      )}
    </div>
  );
}
