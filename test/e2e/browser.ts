import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import type { Browser } from "playwright-core";
import { chromium } from "playwright-core";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // One process lays out every page of a file, and keeps compiled scripts from one page to the next.
  "--renderer-process-limit=1",
  "--disable-site-isolation-trials",
  "--disable-features=IsolateOrigins,site-per-process",
];

const EXECUTABLES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

/**
 * Opens Chromium: the one of CHROMIUM_PATH, else one on the PATH, else the one inside a development dependency. On the
 * PATH the headless one comes first, since it is faster. `flags` are added to the usual ones.
 */
export async function openBrowser(flags: readonly string[] = []): Promise<Browser> {
  const args = [...FLAGS, ...flags];
  const executable = process.env.CHROMIUM_PATH ?? EXECUTABLES.map(findOnPath).find((path) => path !== undefined);
  if (executable) return chromium.launch({ executablePath: executable, args });
  const { default: packagedChromium } = await import("@sparticuz/chromium");
  return chromium.launch({
    executablePath: await packagedChromium.executablePath(),
    args: [...packagedChromium.args, ...args],
  });
}

function findOnPath(name: string): string | undefined {
  return (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));
}
