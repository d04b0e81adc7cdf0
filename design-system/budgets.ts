/** What an entry may weigh, in kB (1,000 bytes) of gzip, and what it may bring along. Held by `pnpm size`. */
export interface Budget {
  /** JavaScript with React external, what comes on first use included. */
  readonly js: number;
  /** Style sheets. None when left out. */
  readonly css?: number;
  /** Libraries of data that arrive on first use. None when left out. */
  readonly data?: number;
  /** Dependencies of the design system that may be among the modules. None when left out. */
  readonly brings?: readonly string[];
}

/** What a part may weigh, whatever entries it is made of. */
export interface Promised {
  readonly entries: readonly string[];
  /** JavaScript of the entries added up, in kB of gzip. */
  readonly js: number;
}

/** What each part may weigh, in kB of gzip. The budgets of a part's entries, added up, may not be more. */
export const promises: Readonly<Record<string, Promised>> = {
  Button: { entries: ["button"], js: 1 },
  Field: { entries: ["field"], js: 3 },
  Alerts: { entries: ["alerts", "alert-queue"], js: 5 },
  Tabs: { entries: ["tabs"], js: 10 },
  Carousel: { entries: ["carousel"], js: 12 },
  Overlay: { entries: ["overlay"], js: 13 },
  Combobox: { entries: ["search-combobox"], js: 18 },
  DropdownMenu: { entries: ["dropdown-menu"], js: 18 },
};

/** What every entry may weigh by itself, with everything it imports. `pnpm size --propose` writes the line of a new one. */
export const budgets: Readonly<Record<string, Budget>> = {
  "account-nav": { js: 1, css: 1.5 },
  "address-card": { js: 1, css: 1.5 },
  "alert-queue": { js: 2 },
  alerts: { js: 3, css: 2.5 },
  "announcement-bar": { js: 2, css: 1.5 },
  announcer: { js: 1, css: 0.5 },
  "applied-filters": { js: 1.5, css: 2 },
  "article-card": { js: 1.5, css: 1.5 },
  badge: { js: 1.5, css: 1.5 },
  breadcrumbs: { js: 1.5, css: 1.5 },
  button: { js: 1, css: 1.5 },
  card: { js: 1, css: 1.5 },
  carousel: { js: 12, css: 2.5, brings: ["embla-carousel-react"] },
  checkbox: { js: 1, css: 2 },
  chip: { js: 1.5, css: 1.5 },
  "combobox-field": { js: 15, css: 2.5, brings: ["downshift"] },
  countdown: { js: 1.5, css: 1.5 },
  "country-switcher": { js: 1.5, css: 1.5 },
  "data-table": { js: 1, css: 1.5 },
  "description-list": { js: 1, css: 1.5 },
  disclosure: { js: 1.5, css: 1.5 },
  "dropdown-menu": { js: 18, css: 1.5, brings: ["@radix-ui/react-dropdown-menu"] },
  "empty-state": { js: 1, css: 1.5 },
  facet: { js: 5, css: 4.5 },
  field: { js: 3, css: 2.5 },
  form: { js: 1.5 },
  "form-error-summary": { js: 1.5, css: 1.5 },
  "gallery-slide": { js: 2, css: 2 },
  "gallery-zoom": { js: 14, css: 2, brings: ["embla-carousel-react"] },
  "hosted-field": { js: 1.5, css: 2 },
  icon: { js: 1, css: 0.5 },
  "icon-button": { js: 1, css: 1.5 },
  "instalment-plan": { js: 1, css: 1.5 },
  layout: { js: 1.5, css: 1 },
  "line-item": { js: 1.5, css: 2 },
  link: { js: 1, css: 1 },
  "link-menu": { js: 1.5, css: 2 },
  logo: { js: 1, css: 0.5 },
  "media-carousel": { js: 14.5, css: 2.5, brings: ["embla-carousel-autoplay", "embla-carousel-react"] },
  "mega-menu": { js: 4.5, css: 3.5 },
  "mobile-menu": { js: 15, css: 3.5, brings: ["@radix-ui/react-dialog"] },
  note: { js: 1.5, css: 1.5 },
  "option-rows": { js: 1.5, css: 2 },
  "order-row": { js: 1.5, css: 2 },
  "order-summary": { js: 1.5, css: 1.5 },
  overlay: { js: 13, css: 2.5, brings: ["@radix-ui/react-dialog"] },
  pagination: { js: 2.5, css: 2.5 },
  "payment-marks": { js: 1, css: 0.5 },
  "payment-method": { js: 2, css: 2 },
  "phone-field": { js: 5, css: 2.5, data: 39, brings: ["libphonenumber-js"] },
  picture: { js: 2, css: 1 },
  "picture-strip": { js: 1, css: 1.5 },
  price: { js: 1, css: 1.5 },
  "price-range": { js: 3, css: 2.5 },
  "product-tile": { js: 18.5, css: 6, brings: ["embla-carousel-react"] },
  "pull-quote": { js: 1, css: 1.5 },
  "quantity-stepper": { js: 2, css: 1.5 },
  radio: { js: 1.5, css: 2 },
  rating: { js: 1.5, css: 1.5 },
  review: { js: 1.5, css: 1.5 },
  rows: { js: 1, css: 1 },
  "search-combobox": { js: 18, css: 4, brings: ["downshift"] },
  "search-overlay": { js: 13.5, css: 2.5, brings: ["@radix-ui/react-dialog"] },
  segment: { js: 1, css: 1.5 },
  "site-footer": { js: 3, css: 2.5 },
  "site-header": { js: 2.5, css: 2 },
  "size-chart": { js: 2, css: 1.5 },
  "size-picker": { js: 2.5, css: 2.5 },
  skeleton: { js: 1, css: 1 },
  "skip-link": { js: 1, css: 1 },
  spinner: { js: 0.5, css: 1 },
  "split-screen": { js: 0.5, css: 1.5 },
  "status-track": { js: 1, css: 1.5 },
  stepper: { js: 1.5, css: 1.5 },
  stitch: { js: 1, css: 1 },
  "store-card": { js: 3.5, css: 4 },
  swatches: { js: 1.5, css: 1 },
  switch: { js: 1, css: 1.5 },
  tabs: { js: 10, css: 1.5, brings: ["@radix-ui/react-tabs"] },
  text: { js: 1.5, css: 1.5 },
  theme: { js: 0.5, css: 0.5 },
  "theme/btq": { js: 0.5, css: 2 },
  "theme/global": { js: 0.5, css: 3 },
  "visually-hidden": { js: 0.5, css: 0.5 },
  "voucher-row": { js: 2.5, css: 2.5 },
};

/** What all entries may weigh in one bundle, with the style sheets of both themes. */
export const wholeBudget: Budget = {
  js: 100,
  css: 21,
  data: 36,
  brings: [
    "@fontsource-variable/archivo",
    "@fontsource-variable/newsreader",
    "@radix-ui/react-dialog",
    "@radix-ui/react-dropdown-menu",
    "@radix-ui/react-tabs",
    "downshift",
    "embla-carousel-autoplay",
    "embla-carousel-react",
    "libphonenumber-js",
  ],
};

/**
 * What an entry may weigh for now where its libraries, as they are published, are heavier than its budget. The miss is told by
 * every run. A ceiling goes as soon as the budget holds, and never goes up.
 */
export const ceilings: Readonly<Record<string, Partial<Pick<Budget, "js" | "css">>>> = {
  // Radix's menu brings Floating UI, which places it, and react-remove-scroll, used only where a menu is modal.
  "dropdown-menu": { js: 30.5 },
};

/**
 * Libraries that are data more than code: the numbering plans of the world's telephones. What arrives on first use and
 * consists of nothing else is weighed apart from the code; as soon as one is imported directly, it is counted as code.
 */
export const dataLibraries: readonly string[] = ["libphonenumber-js"];

/** Exports by entry that style sheets use while they are built (vanilla-extract runs them); none of them reaches a browser. */
export const buildTime: Readonly<Record<string, readonly string[]>> = {
  stitch: ["stitchLine"],
  text: ["typeRule"],
  theme: ["component", "gutter", "layers", "margin", "media", "onInverse", "page", "part", "tileGap", "vars"],
};
