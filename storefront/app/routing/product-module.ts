/** The part of React Router's manifest that is read here. */
export interface RouteManifest {
  routes: Readonly<Record<string, { module: string } | undefined>>;
}

/** Address of the module of the route that shows products; undefined when the manifest, which is React Router's own, has none. */
export function productModule(manifest: RouteManifest | undefined): string | undefined {
  return manifest?.routes["routes/product"]?.module;
}
