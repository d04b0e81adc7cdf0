/** Each room and the rooms it may import; a room always imports itself. Types count: a name known is a wall crossed. */
export const rooms: Readonly<Record<string, readonly string[]>> = {
  tokens: [],
  "design-system": ["tokens"],
  "storefront/domain": [],
  "storefront/contract": ["storefront/domain"],
  "storefront/merchandising": ["storefront/domain", "storefront/contract"],
  "storefront/catalogue": ["storefront/domain", "storefront/contract"],
  "storefront/worker": ["storefront/domain"],
  "storefront/server": ["storefront/domain", "storefront/contract", "storefront/merchandising"],
  "storefront/launch": ["storefront/domain", "storefront/contract", "storefront/catalogue", "storefront/server", "tokens"],
  "storefront/app": ["storefront/domain", "storefront/contract", "design-system", "tokens"],
  stories: ["design-system", "tokens", "storefront/app", "storefront/domain", "storefront/contract", "storefront/catalogue"],
};

/** The floors of the app from the roof down, and the floors that each may import besides itself. */
export const appFloors: Readonly<Record<string, readonly string[]>> = {
  shell: ["features", "platform"],
  pages: ["features", "platform"],
  features: ["platform"],
  platform: [],
};

/** The features in their order: each imports only those before it. */
export const featureOrder: readonly string[] = [
  ...["shop", "forms", "session", "alerts", "media", "notices"],
  ...["account-state"],
  ...["product", "size-chart", "content", "loyalty"],
  ...["cart", "wishlist", "promotions", "country", "reminders"],
  ...["tiles"],
  ...["vouchers", "payments"],
  ...["account"],
  ...["checkout", "express"],
  ...["orders", "returns", "search", "listing", "stores", "marketing", "analytics", "third-parties", "offline", "install"],
];

/** Rooms whose modules never reach themselves again through others. */
export const withoutCircles: readonly string[] = [
  "storefront/domain",
  "storefront/contract",
  "storefront/server",
  "storefront/app",
  "design-system/src",
];

/** Rooms whose folders never reach themselves again through others, and how deep below the room a folder lies. */
export const foldersWithoutCircles: Readonly<Record<string, number>> = {
  "storefront/domain": 1,
  "storefront/server": 1,
  "storefront/app": 2,
};

/** Libraries that the design system never names. */
export const unknownToTheDesignSystem: readonly string[] = ["react-redux", "@reduxjs/toolkit", "react-router"];
