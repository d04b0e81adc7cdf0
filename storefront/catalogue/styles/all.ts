import type { BrandId } from "#catalogue/brands.ts";
import type { BrandedStyle, Style } from "#catalogue/style.ts";
import { bluegum } from "./bluegum.ts";
import { farrowMile } from "./farrow-mile.ts";
import { fourthSet } from "./fourth-set.ts";
import { haldenAndRue } from "./halden-and-rue.ts";
import { hinterly } from "./hinterly.ts";
import { house } from "./house.ts";
import { kilnwood } from "./kilnwood.ts";
import { lune } from "./lune.ts";
import { norvane } from "./norvane.ts";
import { ochreState } from "./ochre-state.ts";
import { osker } from "./osker.ts";
import { pipAndDot } from "./pip-and-dot.ts";
import { sandbar } from "./sandbar.ts";
import { vesperLane } from "./vesper-lane.ts";
import { zephyrine } from "./zephyrine.ts";

const byBrand: Readonly<Record<BrandId, readonly Style[]>> = {
  norvane,
  osker,
  hinterly,
  lune,
  pipdot: pipAndDot,
  sandbar,
  fourthset: fourthSet,
  kilnwood,
  farrow: farrowMile,
  ochre: ochreState,
  zephyrine,
  bluegum,
  halden: haldenAndRue,
  vesper: vesperLane,
  house,
};

/** Every style the shop sells, with its brand. */
export const styles: readonly BrandedStyle[] = (Object.keys(byBrand) as BrandId[]).flatMap((brand) =>
  byBrand[brand].map((style) => ({ ...style, brand })),
);
