import type { FastifyHelmetOptions } from "@fastify/helmet";
import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import fastify from "fastify";
import type { PageSettings } from "./page-settings.ts";
import { calledOrigins, captchaSources } from "./page-settings.ts";

/** Gives every answer its security headers, which the settings of the page decide once. */
export async function sendSecurityHeaders(app: FastifyInstance, settings: PageSettings): Promise<void> {
  const headers = await makeHeaders(settings);
  app.addHook("onRequest", (_request, reply, done) => {
    for (const [name, value] of headers) reply.raw.setHeader(name, value);
    done();
  });
}

// The plugin works its headers out anew for each call, which takes longer than all our other headers. They never
// change, so it is asked once.
async function makeHeaders(settings: PageSettings): Promise<[name: string, value: string][]> {
  const app = fastify();
  await app.register(helmet, securityHeaders(settings));
  app.get("/", (_request, reply) => reply.raw.getHeaders());
  const headers = (await app.inject("/")).json<Record<string, string>>();
  await app.close();
  return Object.entries(headers);
}

/**
 * Headers of every answer. Scripts and connections are allowed from our origin, and from the sign-in service, the host
 * of calls and the captcha that the settings name. Our own pages may frame the PDF preview.
 */
function securityHeaders(settings: PageSettings): FastifyHelmetOptions {
  const captcha = captchaSources(settings);
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        "default-src": ["'none'"],
        "script-src": ["'self'", ...captcha],
        // Components place themselves with style attributes. Style elements from other origins are refused.
        "style-src": ["'self'"],
        "style-src-attr": ["'unsafe-inline'"],
        "img-src": ["'self'", "data:", "blob:"],
        "font-src": ["'self'"],
        "connect-src": ["'self'", ...calledOrigins(settings), ...captcha],
        "frame-src": ["'self'", ...captcha],
        "manifest-src": ["'self'"],
        "object-src": ["'none'"],
        "base-uri": ["'none'"],
        "form-action": ["'self'"],
        "frame-ancestors": ["'none'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    frameguard: { action: "deny" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    strictTransportSecurity: { maxAge: 31_536_000 },
  };
}
