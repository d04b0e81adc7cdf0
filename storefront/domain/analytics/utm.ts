/** What an address says of the campaign that led to it. */
export interface UtmParameters {
  readonly utmCampaign?: string;
  readonly utmContent?: string;
  readonly utmMedium?: string;
  readonly utmSource?: string;
  readonly utmTerm?: string;
}

const names = {
  utmCampaign: "utm_campaign",
  utmContent: "utm_content",
  utmMedium: "utm_medium",
  utmSource: "utm_source",
  utmTerm: "utm_term",
} as const;

/** The wire takes no more characters of each. */
const longest = 200;

/** Reads the campaign from a query, by its usual names or by the shop's own; what is empty is left out. */
export function utmParameters(query: URLSearchParams): UtmParameters {
  return Object.fromEntries(
    Object.entries(names).flatMap(([name, parameter]) => {
      const value = (query.get(parameter) ?? query.get(name))?.trim().slice(0, longest);
      return value ? [[name, value]] : [];
    }),
  );
}
