import type { QuotePageAssets, QuotePageRenderer } from "#api/quotes/quote-page.ts";
import { readTextOrNull } from "#server/text-file.ts";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { QuotePageWriter } from "./quote-page.ts";

/**
 * The page of a quote as the build left it in a folder: what writes it, and the addresses of its script and its style.
 * Null before the first build. The web is another floor: what it gives the server is this one file.
 */
export async function loadQuotePage(folder: string): Promise<QuotePageWriter | null> {
  const assets = readTextOrNull(join(folder, "assets.json"));
  if (assets === null) return null;
  // Our own build wrote it from `render.tsx`, which has this type.
  const renderer = (await import(pathToFileURL(join(folder, "render.js")).href)) as QuotePageRenderer;
  // As above: the build wrote it too.
  return { ...renderer, assets: JSON.parse(assets) as QuotePageAssets };
}
