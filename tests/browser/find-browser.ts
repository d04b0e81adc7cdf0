import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";

const installed = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", "/opt/google/chrome/chrome"];

function present(): string | null {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...installed].find((path) => path && existsSync(path)) ?? null;
}

function attempt(command: string, ...parameters: string[]): void {
  console.log(`No Chromium found; trying: ${command} ${parameters.join(" ")}`);
  spawnSync(command, parameters, { stdio: "inherit", timeout: 300_000 });
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
  if (process.platform === "linux" && process.getuid?.() === 0) {
    attempt("apt-get", "update", "-qq");
    attempt("apt-get", "install", "-y", "-qq", "chromium");
  }
  const packaged = present();
  if (packaged) return packaged;
  throw new Error("The browser tests need Chromium: install it, or name its path in CHROMIUM_PATH.");
}

/** Flags under which Chromium runs in a container and keeps to itself. */
export const browserArguments = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];
