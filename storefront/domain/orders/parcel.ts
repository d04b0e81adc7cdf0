/** Carriers that parcels go with, and where each says how far one has come: its number is written behind that address. */
const carriers = {
  "nz-post": { name: "NZ Post", tracking: "https://www.nzpost.co.nz/tools/tracking/item/" },
  "aramex-nz": { name: "Aramex", tracking: "https://www.aramex.co.nz/tools/track?l=" },
  "australia-post": { name: "Australia Post", tracking: "https://auspost.com.au/mypost/track/details/" },
  startrack: { name: "StarTrack", tracking: "https://startrack.com.au/track/details/" },
  "aramex-au": { name: "Aramex", tracking: "https://www.aramex.com.au/tools/track?l=" },
} as const;

export type CarrierId = keyof typeof carriers;

/** Every carrier that there is. */
export const carrierIds = Object.keys(carriers) as CarrierId[];

/** What an order was sent out in. */
export interface Parcel {
  readonly carrier: CarrierId;
  /** The carrier's own number: 6 to 40 capital letters, digits and hyphens. */
  readonly number: string;
}

/** A parcel as a shopper reads of it. */
export interface TrackedParcel {
  readonly carrier: string;
  readonly number: string;
  /** Address of the carrier's page about it. */
  readonly link: string;
}

/** A parcel's number as it is typed or scanned, in its one form: without spaces, in upper case. Null when it is none. */
export function readParcelNumber(typed: string): string | null {
  const number = typed.replace(/\s/g, "").toUpperCase();
  return /^[A-Z0-9](?:[A-Z0-9-]{4,38})[A-Z0-9]$/.test(number) ? number : null;
}

/** What a shopper is told of a parcel, and where they see how far it has come. */
export function trackParcel({ carrier, number }: Parcel): TrackedParcel {
  const { name, tracking } = carriers[carrier];
  return { carrier: name, number, link: `${tracking}${number}` };
}
