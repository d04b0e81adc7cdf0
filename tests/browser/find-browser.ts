import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";

const installed = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", "/opt/google/chrome/chrome"];
/** Debian's build of Chromium without windows, of which the script on the path is only the starter. */
const headlessShell = "/usr/lib/chromium/chromium-headless-shell";

function present(): string | null {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...installed].find((path) => path && existsSync(path)) ?? null;
}

function attempt(command: string, ...parameters: string[]): void {
  console.log(`Looking for a browser to test in: ${command} ${parameters.join(" ")}`);
  spawnSync(command, parameters, { stdio: "inherit", timeout: 300_000 });
}

/** Whether this process may install packages of Debian. */
const mayInstall = () => process.platform === "linux" && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

function install(name: string): void {
  // Without a network it is to give up soon.
  const patience = ["-o", "Acquire::http::Timeout=20", "-o", "Acquire::Retries=1"];
  attempt("apt-get", "update", "-qq", ...patience);
  attempt("apt-get", "install", "-y", "-qq", "--no-install-recommends", "--no-remove", ...patience, name);
}

/**
 * Path of a Chromium to test in: one that is here, else Playwright's own download, else the system's package.
 * @throws Error naming what was tried when there is none
 */
export function findBrowser(): string {
  const found = present();
  if (found) return found;
  attempt(process.execPath, "node_modules/playwright/cli.js", "install", "chromium");
  const downloaded = present();
  if (downloaded) return downloaded;
  if (mayInstall()) install("chromium");
  const packaged = present();
  if (packaged) return packaged;
  throw new Error("The browser tests need Chromium: install it, or name its path in CHROMIUM_PATH.");
}

/**
 * Path of the browser that tests run in: the headless shell, which has no window to compose and takes two thirds of the time,
 * else what `findBrowser` finds.
 * @throws Error naming what was tried when there is no browser at all
 */
export function findTestBrowser(): string {
  return process.env.CHROMIUM_PATH === undefined && existsSync(headlessShell) ? headlessShell : findBrowser();
}

/**
 * Sees to it, where it may, that there is a headless shell, and that there is a browser.
 * @throws Error naming what was tried when there is no browser at all
 */
export function prepareTestBrowser(): void {
  if (process.env.CHROMIUM_PATH === undefined && !existsSync(headlessShell) && mayInstall()) install("chromium-headless-shell");
  findTestBrowser();
}

/** Flags under which Chromium runs in a container and keeps to itself. */
export const browserArguments = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];
