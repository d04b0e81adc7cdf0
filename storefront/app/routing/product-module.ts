/** The part of React Router's manifest that is read here. */
export interface RouteManifest {
  routes: Readonly<Record<string, { module: string } | undefined>>;
}

/** The route that shows products, as React Router names it. */
export const productRoute = "routes/product";

/** Address of the module of the route that shows products; undefined when the manifest, which is React Router's own, has none. */
export function productModule(manifest: RouteManifest | undefined): string | undefined {
  return manifest?.routes[productRoute]?.module;
}
