import type { EntryContext } from "react-router";

/**
 * The `Link` header of a page (RFC 8288; proxies that make Early Hints of it follow RFC 8297): its stylesheets first, then
 * its modules at low priority. Without it a browser asks for the document's modules first and at high priority, and over a
 * slow line the styles wait behind code that the first frame does not need.
 */
export function linkHeader({ manifest, staticHandlerContext }: EntryContext): string {
  const { matches, errors } = staticHandlerContext;
  const { url, entry } = manifest;
  const routesOf = (some: typeof matches) => some.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  const routes = routesOf(matches);
  // Below the boundary that shows an error nothing is rendered, and the document has no styles for it.
  const shown = errors ? matches.slice(0, matches.findIndex(({ route }) => route.id in errors) + 1) : matches;
  // The manifest tells files of shared chunks apart by an empty fragment; with it a preloaded file is fetched again.
  const stylesheets = routesOf(shown).flatMap(({ css = [] }) => css.map((href) => href.replace(/#$/, "")));
  const modules = [url, entry.module, ...entry.imports, ...routes.flatMap(({ module, imports = [] }) => [module, ...imports])];
  return [
    ...Array.from(new Set(stylesheets), (href) => `<${href}>; rel=preload; as=style`),
    ...Array.from(new Set(modules), (href) => `<${href}>; rel=modulepreload; fetchpriority=low`),
  ].join(", ");
}
