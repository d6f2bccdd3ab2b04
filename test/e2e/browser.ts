import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import type { Browser } from "playwright-core";
import { chromium } from "playwright-core";

const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

/** Chromium: CHROMIUM_PATH, else one on the PATH, else the one inside a development dependency. */
export async function openBrowser(): Promise<Browser> {
  const found = process.env.CHROMIUM_PATH ?? onPath("chromium") ?? onPath("chromium-browser") ?? onPath("google-chrome");
  if (found) return chromium.launch({ executablePath: found, args: FLAGS });
  const { default: packaged } = await import("@sparticuz/chromium");
  return chromium.launch({ executablePath: await packaged.executablePath(), args: [...packaged.args, ...FLAGS] });
}

function onPath(name: string): string | undefined {
  return (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, name)).find((file) => existsSync(file));
}
