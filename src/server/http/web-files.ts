import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { notFound } from "./api-error.ts";
import { failedCall } from "./error-answer.ts";
import type { PageSettings } from "./page-settings.ts";
import { withPageSettings } from "./page-settings.ts";

// Paths that programs ask for, with or without anything after them. They never get the page, which a program could not
// read.
const NOT_PAGES = /^\/+(api|auth\/v1|documents|assets|health)(?=[/?#]|$)/i;

/**
 * The built web: its files, compressed by the build, and the page for every path that is not an API call. Search
 * engines may not index public pages. Names of assets hold a hash of their content, so a browser keeps them for a year
 * without asking again.
 */
export async function mountWeb(app: FastifyInstance, webDir: string | null, settings: PageSettings): Promise<void> {
  const readPage = webDir === null ? null : await loadPage(join(webDir, "index.html"), settings);
  if (webDir !== null)
    await app.register(fastifyStatic, {
      root: join(webDir, "assets"),
      prefix: "/assets/",
      preCompressed: true,
      immutable: true,
      maxAge: "365d",
      index: false,
    });
  // The assets are left out here. This route would answer them first, without their year in the cache.
  if (webDir !== null)
    await app.register(fastifyStatic, {
      root: webDir,
      prefix: "/",
      preCompressed: true,
      wildcard: false,
      globIgnore: ["assets/**"],
      index: false,
      decorateReply: false,
    });
  app.setNotFoundHandler((request, reply) => {
    const { status, body } = failedCall(notFound(), request.id);
    return reply.status(status).send(body);
  });
  if (readPage === null) return;
  app.get("/*", async (request, reply) => {
    if (NOT_PAGES.test(request.url)) return reply.callNotFound();
    if (/^\/(quote|invoice)\//.test(request.url)) reply.header("x-robots-tag", "noindex, nofollow");
    return reply
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-cache")
      .send(await readPage());
  });
}

// The page names the files of one build: after another build it is read again, so that who reloads gets files that are
// there. While it is being built, the one before is sent.
async function loadPage(path: string, settings: PageSettings): Promise<() => Promise<string>> {
  const read = async () => ({
    writtenMs: (await stat(path)).mtimeMs,
    html: withPageSettings(await readFile(path, "utf8"), settings),
  });
  let page = await read();
  return async () => {
    const isReplaced = await stat(path).then(
      ({ mtimeMs }) => mtimeMs !== page.writtenMs,
      () => false,
    );
    if (isReplaced) page = await read().catch(() => page);
    return page.html;
  };
}
