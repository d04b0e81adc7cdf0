/** A page of every kind and state. */
export const pages = {
  home: "/nz/",
  "the boutique": "/nz/btq",
  "a category": "/nz/categories/men/shoes",
  "a filtered category": "/nz/categories/men/shoes?brand=Osker&sort=priceAsc&minPrice=100",
  "a brand": "/nz/brands/osker",
  "a product": "/nz/products/osker/court-low-galah",
  "a product on sale": "/nz/products/farrow-mile/pace-one-obsidian",
  "a product to be released": "/nz/products/norvane/moonboot-runner-moreton",
  "a product that is coming": "/nz/products/norvane/strata-3-rata",
  "a product for members": "/nz/products/osker/halfcourt-hi-plum",
  "a product sold out": "/nz/products/osker/court-low-basalt",
  "a product in stores only": "/nz/products/kilnwood/workshop-boot-ironbark",
  "a product that is gone": "/nz/products/kilnwood/chelsea-no-3-ironbark",
  "an empty cart": "/nz/cart",
  "a search": "/nz/search?q=court",
  "a search for nothing there is": "/nz/search?q=zzzzqq",
  "the brands": "/nz/brands",
  "the categories": "/nz/categories",
  "an article": "/nz/articles/delivery",
  "the order lookup": "/nz/orders",
  "Australia's home": "/au/",
} as const;
/** There is no such page. */
export const missing = "/nz/nope";
