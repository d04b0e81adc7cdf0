import "@tread/design-system/theme/btq";

/** The boutique's colours and letters, on the pages that wear them. */
export function BoutiqueTheme() {
  return null;
}
