import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { AuthError, validationFailed } from "#server/auth/ground/auth-error.ts";
import { isApiKey } from "#server/auth/keys/api-keys.ts";
import { watchForHangUp } from "#server/http/hang-up.ts";
import { allowOtherOrigin } from "#server/http/other-origins.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";

// Browsers open these paths by themselves, without a header of ours.
const NAVIGATED = new Set([
  "GET /verify",
  "GET /authorize",
  "GET /callback",
  "POST /callback",
  "GET /health",
  "GET /.well-known/jwks.json",
]);

/**
 * Bytes of a body. The longest legitimate text is a token of a provider. Metadata has a far lower limit where it is
 * read.
 */
const LARGEST_BODY = 65_536;
const LONGEST_TEXT = 16_384;

const SENT = "Accept, Authorization, Content-Type, apikey, X-Client-Info, X-Supabase-Api-Version, X-JWT-AUD";
const READ = "X-Total-Count, Link, X-Supabase-Api-Version";

/**
 * The checks that every auth call passes first (docs/sign-in-protocol.md#calls-and-errors). No cache may store the
 * answers. Origins named in the settings may call from the browser. Without such origins, no CORS header is sent. An
 * API key is asked for when the settings say so.
 */
export function gate(app: FastifyInstance, deps: AuthDeps): void {
  app.addHook("onRoute", (route) => void (route.bodyLimit ??= LARGEST_BODY));
  app.addHook("preValidation", async ({ body }) => {
    if (hasLongText(body)) throw validationFailed("A text of this request is too long");
  });
  app.addHook("onRequest", async (request, reply) => {
    reply.header("cache-control", "no-store");
    watchForHangUp(request, reply);
    if (allowOtherOrigin(request, reply, { origins: deps.config.allowedOrigins, sentHeaders: SENT, readHeaders: READ }))
      return reply.status(204).send();
    if (deps.config.apiKeyRequired && !isNavigated(request)) await assertApiKey(deps, request.headers.apikey);
    return undefined;
  });
}

// This runs before any pattern or normalisation reads the body.
function hasLongText(value: unknown): boolean {
  if (typeof value === "string") return value.length > LONGEST_TEXT;
  return (
    typeof value === "object" &&
    value !== null &&
    Object.entries(value).some(([key, one]) => key.length > LONGEST_TEXT || hasLongText(one))
  );
}

function isNavigated({ method, routeOptions }: FastifyRequest): boolean {
  return NAVIGATED.has(`${method === "HEAD" ? "GET" : method} ${(routeOptions.url ?? "").replace(/^\/auth\/v1/, "")}`);
}

async function assertApiKey(deps: AuthDeps, apiKey: unknown): Promise<void> {
  if (apiKey === undefined) throw new AuthError(401, "no_authorization", "No API key found in request");
  if (!(await isApiKey(deps, apiKey))) throw new AuthError(401, "no_authorization", "Invalid API key");
}
