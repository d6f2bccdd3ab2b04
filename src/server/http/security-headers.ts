import type { FastifyHelmetOptions } from "@fastify/helmet";
import type { PageSettings } from "./page-settings.ts";
import { calledOrigins, captchaSources } from "./page-settings.ts";

/**
 * Headers of every answer. Scripts and connections from our own origin only, beside the sign-in service, the host of
 * calls and the captcha that the settings name; the PDF preview may be framed by ourselves.
 */
export function securityHeaders(settings: PageSettings): FastifyHelmetOptions {
  const captcha = captchaSources(settings);
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        "default-src": ["'none'"],
        "script-src": ["'self'", ...captcha],
        // Style attributes only: components place themselves with them. No style element from elsewhere.
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
