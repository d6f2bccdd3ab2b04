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

/** The built web: its files, and its one page for every path that is not an API call. Public pages are kept out of indexes. */
export async function mountWeb(app: FastifyInstance, webDir: string | null, settings: PageSettings): Promise<void> {
  const page = webDir === null ? null : withPageSettings(await readFile(join(webDir, "index.html"), "utf8"), settings);
  if (webDir !== null)
    await app.register(fastifyStatic, { root: join(webDir, "assets"), prefix: "/assets/", immutable: true, maxAge: "365d", index: false });
  if (webDir !== null) await app.register(fastifyStatic, { root: webDir, prefix: "/", wildcard: false, index: false, decorateReply: false });
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = page !== null && /^(GET|HEAD)$/.test(request.method) && !NOT_PAGES.test(request.url);
    if (!wantsPage) {
      const { status, body } = failedCall(notFound(), request.id);
      return reply.status(status).send(body);
    }
    if (/^\/(quote|invoice)\//.test(request.url)) reply.header("x-robots-tag", "noindex, nofollow");
    return reply.type("text/html; charset=utf-8").header("cache-control", "no-cache").send(page);
  });
}
