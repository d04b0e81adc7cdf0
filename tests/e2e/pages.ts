/** A page of every kind, in groups that one browser visits in a row. */
export const kinds = {
  "pages to buy from": {
    home: "/nz/",
    "the boutique": "/nz/btq",
    "a category": "/nz/categories/men/shoes",
    "a product": "/nz/products/osker/court-low-galah",
    "an empty cart": "/nz/cart",
    "a search": "/nz/search?q=court",
  },
  "pages to read and to sign in by": {
    "the brands": "/nz/brands",
    "the journal": "/nz/blog",
    "a story": "/nz/blog/how-to-start-running",
    "the stores": "/nz/stores?near=Te+Aro",
    "a store": "/nz/stores/cuba-street",
    "the order lookup": "/nz/orders",
    "signing in": "/nz/account/signin",
    "signing up": "/nz/account/signup?redirect=%2Fcart",
  },
} as const;
/** Pages of the same kinds in other states, and of kinds that are made of the same parts at the same widths. */
export const states = {
  "a listing's states and forms": {
    "a brand": "/nz/brands/osker",
    "a product in stores only": "/nz/products/kilnwood/workshop-boot-ironbark",
    "the categories": "/nz/categories",
    "an article": "/nz/articles/delivery",
    "a forgotten password": "/nz/account/password/forgot",
    "a broken verification link": "/nz/account/verify",
    "the help": "/nz/articles",
    "a filtered category": "/nz/categories/men/shoes?brand=Osker&sort=priceAsc&minPrice=100",
  },
  "a product's states, and what is not found": {
    "a product on sale": "/nz/products/farrow-mile/pace-one-obsidian",
    "a product to be released": "/nz/products/norvane/moonboot-runner-moreton",
    "a product that is coming": "/nz/products/norvane/strata-3-rata",
    "a product for members": "/nz/products/osker/halfcourt-hi-plum",
    "a product sold out": "/nz/products/osker/court-low-basalt",
    "a product that is gone": "/nz/products/kilnwood/chelsea-no-3-ironbark",
    "a search for nothing there is": "/nz/search?q=zzzzqq",
    "a new password": "/nz/account/password/reset?user=somebody&code=guessed",
    "Australia's home": "/au/",
  },
} as const;
/** A page of every kind and state. */
export const pages: Readonly<Record<string, string>> = Object.assign({}, ...Object.values({ ...kinds, ...states }));
/** There is no such page. */
export const missing = "/nz/nope";
