import type { FastifyHelmetOptions } from "@fastify/helmet";
import type { PageSettings } from "./page-settings.ts";
import { calledOrigins, captchaSources } from "./page-settings.ts";

/**
 * Headers of every answer. Scripts and connections are allowed from our origin, and from the sign-in service, the host
 * of calls and the captcha that the settings name. Our own pages may frame the PDF preview.
 */
export function securityHeaders(settings: PageSettings): FastifyHelmetOptions {
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
