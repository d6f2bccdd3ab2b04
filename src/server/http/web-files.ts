import { notFound } from "./api-error.ts";
import { failedCall } from "./error-answer.ts";
import type { PageSettings } from "./page-settings.ts";
import { withPageSettings } from "./page-settings.ts";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

// What machines ask for, with or without anything after it: never the page, which they could not read.
const NOT_PAGES = /^\/+(api|auth\/v1|documents|assets|health)(?=[/?#]|$)/i;

/**
 * The built web: its files, compressed when it was built, and its one page for every path that is not an API call.
 * Public pages are kept out of indexes. Names of assets hold a hash of what is in them: a browser keeps those a year
 * without asking.
 */
export async function mountWeb(app: FastifyInstance, webDir: string | null, settings: PageSettings): Promise<void> {
  const page = webDir === null ? null : withPageSettings(await readFile(join(webDir, "index.html"), "utf8"), settings);
  if (webDir !== null)
    await app.register(fastifyStatic, {
      root: join(webDir, "assets"),
      prefix: "/assets/",
      preCompressed: true,
      immutable: true,
      maxAge: "365d",
      index: false,
    });
  // The assets left out: they would be found here first, without their year.
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
  if (page === null) return;
  app.get("/*", (request, reply) => {
    if (NOT_PAGES.test(request.url)) return reply.callNotFound();
    if (/^\/(quote|invoice)\//.test(request.url)) reply.header("x-robots-tag", "noindex, nofollow");
    return reply.type("text/html; charset=utf-8").header("cache-control", "no-cache").send(page);
  });
}
