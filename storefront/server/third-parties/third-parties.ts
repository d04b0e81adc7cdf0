import type { SizeFitEnvironment, ThirdParties } from "#domain/third-parties/third-parties.ts";
import { vendorPath } from "../sandbox/vendors/vendor-names.ts";
import type { OutsideSources } from "../security/content-security-policy.ts";

/** What the operator says of outside services. */
export interface ThirdPartySettings {
  /** True to take the embedded stand-in of each one that no script is given for. */
  readonly standIns: boolean;
  readonly fraudScript: string | undefined;
  readonly sizeFitScript: string | undefined;
  readonly sizeFitEnvironment: SizeFitEnvironment;
  readonly videoScript: string | undefined;
  readonly stylingScript: string | undefined;
  readonly stylingMaxOutfits: number;
  readonly outfitsScript: string | undefined;
  readonly outfitsEnabled: boolean;
  readonly sessionAnalyticsEnabled: boolean;
  /** `{key}` in it is replaced by the key. */
  readonly sessionAnalyticsScript: string | undefined;
  readonly sessionAnalyticsKey: string | undefined;
  /** Other origins that the scripts above reach. */
  readonly origins: readonly string[];
}

/** Outfits that the second outfit widget shows at least and at most. */
const outfitsRange = { min: 3, max: 6 } as const;

/** What pages are told of outside services; undefined when there are none. */
export function thirdPartiesOf(settings: ThirdPartySettings): ThirdParties | undefined {
  const scriptOf = (given: string | undefined, standIn: Parameters<typeof vendorPath>[0]) =>
    given ?? (settings.standIns ? vendorPath(standIn) : undefined);
  const fraud = scriptOf(settings.fraudScript, "fraud");
  const sizeFit = scriptOf(settings.sizeFitScript, "size-fit");
  const video = scriptOf(settings.videoScript, "video");
  const styling = scriptOf(settings.stylingScript, "styling");
  const outfits = scriptOf(settings.outfitsScript, "outfits");
  const key = encodeURIComponent(settings.sessionAnalyticsKey ?? "");
  const sessionAnalytics = settings.sessionAnalyticsEnabled
    ? scriptOf(settings.sessionAnalyticsScript?.replace("{key}", key), "session-analytics")
    : undefined;
  const services: ThirdParties = {
    ...(fraud && { fraud: { script: fraud } }),
    ...(sizeFit && { sizeFit: { script: sizeFit, environment: settings.sizeFitEnvironment } }),
    ...(video && { video: { script: video } }),
    ...(styling && { styling: { script: styling, maxOutfits: settings.stylingMaxOutfits } }),
    ...(outfits && { outfits: { script: outfits, disabled: !settings.outfitsEnabled, ...outfitsRange } }),
    ...(sessionAnalytics && { sessionAnalytics: { script: sessionAnalytics } }),
  };
  return Object.keys(services).length > 0 ? services : undefined;
}

/** The origins that the services' scripts come from and reach, for the pages' policy. Stand-ins are the shop's own. */
export function outsideSources(services: ThirdParties | undefined, origins: readonly string[]): OutsideSources {
  const scripts = Object.values(services ?? {}).map(({ script }: { script: string }) => script);
  const script = [...new Set(scripts.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin))];
  if (script.length === 0) return {};
  const all = [...new Set([...script, ...origins])];
  return { script, connect: all, frame: all, image: all };
}

/** What several parties may reach, taken together. */
export function allSources(...parties: readonly OutsideSources[]): OutsideSources {
  const kinds = ["script", "connect", "frame", "image"] as const;
  const lists = kinds.map((kind) => [kind, [...new Set(parties.flatMap((party) => party[kind] ?? []))]] as const);
  return Object.fromEntries(lists.filter(([, sources]) => sources.length > 0));
}
