import { access } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, isRouteErrorResponse, type RouterContextProvider, type ServerBuild } from "react-router";
import type { RenderRequest } from "#contract/rendering.ts";
import { type CountryCode, countries, countryCodes } from "#domain/country/country.ts";
import type { Logger } from "../observability/logger.ts";
import { redactPath } from "../observability/redaction.ts";

/** The app's server build: React Router's, plus the app's own `createLoadContext`. */
export type AppBuild = Omit<ServerBuild, "entry"> & {
  readonly entry: {
    readonly module: ServerBuild["entry"]["module"] & {
      createLoadContext(request: RenderRequest): RouterContextProvider;
    };
  };
};

/** The app has not been built, or the build is not ours. */
export class AppBuildMissing extends Error {
  override readonly name = "AppBuildMissing";
}

/** Where a file of the build is. @throws AppBuildMissing where it is not there */
export async function builtFile(folder: string, ...path: readonly string[]): Promise<string> {
  const file = join(folder, ...path);
  try {
    await access(file);
    return file;
  } catch {
    throw new AppBuildMissing(`The shop has not been built, or not to the end: ${file} is missing. Build it first.`);
  }
}

/** Loads the build that `react-router build` left in a folder. @throws AppBuildMissing */
export async function loadAppBuild(folder: string): Promise<AppBuild> {
  const file = await builtFile(folder, "server", "index.js");
  const build = (await import(pathToFileURL(file).href)) as AppBuild;
  if (typeof build.entry?.module?.createLoadContext !== "function") {
    throw new AppBuildMissing(`${file} has no createLoadContext; it is not a build of this shop.`);
  }
  return build;
}

/** Renders one request of a country's pages. */
export type Renderer = (request: Request, about: RenderRequest) => Promise<Response>;

/**
 * One renderer a country from one build: the base path is given to each copy, and the browser learns it from the page.
 * Errors that a page could not handle go to the log.
 * @param build the build, or a way to get the newest one for each request while the app is being worked on
 */
export function createRenderers(
  build: AppBuild | (() => Promise<AppBuild>),
  mode: string,
  logger: Logger,
): Readonly<Record<CountryCode, Renderer>> {
  const renderersOf = (one: AppBuild) =>
    Object.fromEntries(countryCodes.map((country) => [country, rendererOf(one, country, mode, logger)])) as Record<
      CountryCode,
      Renderer
    >;
  if (typeof build !== "function") return renderersOf(build);
  const newest = (country: CountryCode): Renderer => {
    return async (request, about) => rendererOf(await build(), country, mode, logger)(request, about);
  };
  return Object.fromEntries(countryCodes.map((country) => [country, newest(country)])) as Record<CountryCode, Renderer>;
}

function rendererOf(build: AppBuild, country: CountryCode, mode: string, logger: Logger): Renderer {
  const { module } = build.entry;
  const handleError: NonNullable<typeof module.handleError> = (error, { request }) => {
    // An address that no route has, such as one with line breaks, is no failure of ours.
    const isAskers = isRouteErrorResponse(error) && error.status < 500;
    const path = redactPath(new URL(request.url).pathname);
    if (!request.signal.aborted && !isAskers) logger.error({ err: error, path }, "page failed");
  };
  const entry = { ...build.entry, module: { ...module, handleError: module.handleError ?? handleError } };
  const handle = createRequestHandler({ ...build, entry, basename: countries[country].baseUrl } as ServerBuild, mode);
  return (request, about) => handle(request, module.createLoadContext(about));
}
