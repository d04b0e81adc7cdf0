import { isReloadTooSoon } from "#domain/offline/automatic-reload.ts";
import { moduleInChunk } from "./module-in-chunk.ts";

const key = "loaded-anew";

const failures = new WeakSet<object>();

/** Remembers what fails to be imported from here on: since the page was opened the shop may have been deployed, or the line lost. */
export function noteFailedImports(): void {
  addEventListener("vite:preloadError", ({ payload }) => void failures.add(payload));
}

/** Whether this is why something could not be shown: its code could not be fetched. */
export function isFailedImport(error: unknown): boolean {
  return typeof error === "object" && error !== null && failures.has(error);
}

/**
 * The address of our own module that an error says could not be fetched, as it was before it was asked for again; undefined where the
 * browser keeps it to itself, and where a style sheet was what failed.
 */
function failedModule(error: unknown): string | undefined {
  const [address = ""] = /https?:\/\/\S+/.exec(error instanceof Error ? error.message : "") ?? [];
  if (!URL.canParse(address)) return undefined;
  const { origin, pathname } = new URL(address);
  return origin === location.origin && pathname.endsWith(".js") ? origin + pathname : undefined;
}

/** How often this page has asked again for code: each time under another address. */
let tries = 0;

/**
 * Asks once more for style sheets that could not be fetched: what loads a module with its styles takes those for there that it has
 * asked for once.
 * @throws Error when one is still not to be had
 */
async function fetchLostStyles(): Promise<void> {
  const lost = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(({ sheet }) => sheet === null);
  await Promise.all(
    lost.map((link) => {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      link.addEventListener("load", () => resolve(), { once: true });
      link.addEventListener("error", () => reject(new Error(`${link.href} could not be fetched`)), { once: true });
      tries += 1;
      link.href = `${link.href.split(/[?#]/, 1)[0]}?again=${tries}`;
      return promise;
    }),
  );
}

/**
 * Asks once more for code that could not be fetched. A browser remembers for as long as the page lives that an address failed and
 * does not ask for it again (HTML, "fetch a single module script"), so it is asked for under another one.
 * @param load imports the module
 * @param error what that was last rejected with
 */
export async function importAgain<Module extends { default: unknown }>(
  load: () => Promise<Module>,
  error: unknown,
): Promise<Module> {
  try {
    await fetchLostStyles();
    const address = failedModule(error);
    if (address === undefined) return await load();
    tries += 1;
    return moduleInChunk(await import(/* @vite-ignore */ `${address}?again=${tries}`)) as Module;
  } catch (again) {
    if (again instanceof Error) failures.add(again);
    throw again;
  }
}

/**
 * Loads the page anew, with the code of the shop as it is now.
 * @returns false when that is of no use: the shop does not answer, it was done just now, or nothing could be remembered of it
 */
export async function loadAnew(): Promise<boolean> {
  try {
    if (isReloadTooSoon(Number(sessionStorage.getItem(key)), Date.now())) return false;
    await fetch(location.href, { method: "HEAD", cache: "no-store" });
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    // Offline the browser's own page would take its place; without a memory it might be loaded anew for ever.
    return false;
  }
  location.reload();
  return true;
}
