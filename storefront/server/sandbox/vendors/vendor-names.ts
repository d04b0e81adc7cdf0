/** Outside services that have a stand-in here. */
export const vendorNames = ["fraud", "size-fit", "video", "styling", "outfits", "session-analytics"] as const;
export type VendorName = (typeof vendorNames)[number];

/** Path of a stand-in's script on the shop's own server. */
export const vendorPath = (name: VendorName): string => `/sandbox/vendors/${name}.js`;
