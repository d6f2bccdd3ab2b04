import type { FastifyHelmetOptions } from "@fastify/helmet";

/**
 * Headers of every answer. Scripts and connections from our own origin only, and connections to the sign-in service where another
 * is set; the PDF preview may be framed by ourselves.
 */
export function securityHeaders(signInService: string | null): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        "default-src": ["'none'"],
        "script-src": ["'self'"],
        // Style attributes only: components place themselves with them. No style element from elsewhere.
        "style-src": ["'self'"],
        "style-src-attr": ["'unsafe-inline'"],
        "img-src": ["'self'", "data:", "blob:"],
        "font-src": ["'self'"],
        "connect-src": ["'self'", ...(signInService === null ? [] : [new URL(signInService).origin])],
        "frame-src": ["'self'"],
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
