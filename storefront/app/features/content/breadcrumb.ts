/** A step on the way to a page; the last, the page itself, has no address. */
export interface CrumbOf {
  label: string;
  /** Path within the shop. */
  href?: string;
}

/** The way to a listing or product: Home, its ancestors, itself. */
export function crumbsOf({ ancestors, name }: { ancestors: readonly { name: string; path: string }[]; name: string }): CrumbOf[] {
  return [{ label: "Home", href: "/" }, ...ancestors.map(({ name: label, path: href }) => ({ label, href })), { label: name }];
}

/** The same for search engines (schema.org BreadcrumbList); the last step may do without an address. */
export function breadcrumbData(crumbs: readonly CrumbOf[], href: (path: string) => string): Record<string, unknown> {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map((crumb, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: crumb.label,
      ...(crumb.href && { item: href(crumb.href) }),
    })),
  };
}
