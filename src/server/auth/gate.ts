import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isApiKey } from "./keys/api-keys.ts";
import type { AuthDeps } from "./auth-deps.ts";
import { AuthError, validationFailed } from "./auth-error.ts";

// Browsers go there by themselves, without any header of ours.
const NAVIGATED = new Set(["GET /verify", "GET /authorize", "GET /callback", "POST /callback", "GET /health", "GET /.well-known/jwks.json"]);

/** Bytes of a body. The longest legitimate text is a token of a provider; metadata is held far shorter where it is read. */
const LARGEST_BODY = 65_536;
const LONGEST_TEXT = 16_384;

const CORS = {
  "access-control-allow-methods": "GET, POST, PUT, PATCH, DELETE",
  "access-control-allow-headers": "Accept, Authorization, Content-Type, apikey, X-Client-Info, X-Supabase-Api-Version, X-JWT-AUD",
  "access-control-max-age": "3600",
};

/**
 * What every auth call passes first: answers are never kept by a cache, origins named in the settings may call from the browser
 * (none by default: then no CORS header at all), and an API key is asked for when the settings say so (contract, section 1).
 */
export function gate(app: FastifyInstance, deps: AuthDeps): void {
  app.addHook("onRoute", (route) => void (route.bodyLimit ??= LARGEST_BODY));
  app.addHook("preValidation", async ({ body }) => {
    if (hasLongText(body)) throw validationFailed("A text of this request is too long");
  });
  app.addHook("onRequest", async (request, reply) => {
    reply.header("cache-control", "no-store");
    if (isPreflight(request, reply, deps.config.allowedOrigins)) return reply.status(204).headers(CORS).send();
    if (deps.config.apiKeyRequired && !isNavigated(request)) await assertApiKey(deps, request.headers.apikey);
    return undefined;
  });
}

// Before any pattern or normalisation reads it, whatever the call.
function hasLongText(value: unknown): boolean {
  if (typeof value === "string") return value.length > LONGEST_TEXT;
  return typeof value === "object" && value !== null && Object.entries(value).some(([key, one]) => key.length > LONGEST_TEXT || hasLongText(one));
}

function isNavigated({ method, routeOptions }: FastifyRequest): boolean {
  return NAVIGATED.has(`${method === "HEAD" ? "GET" : method} ${(routeOptions.url ?? "").replace(/^\/auth\/v1/, "")}`);
}

function isPreflight(request: FastifyRequest, reply: FastifyReply, allowed: readonly string[]): boolean {
  if (allowed.length === 0) return false;
  reply.header("vary", "Origin");
  const { origin } = request.headers;
  if (origin === undefined || !allowed.includes(origin)) return false;
  reply.headers({ "access-control-allow-origin": origin, "access-control-expose-headers": "X-Total-Count, Link, X-Supabase-Api-Version" });
  return request.method === "OPTIONS";
}

async function assertApiKey(deps: AuthDeps, given: unknown): Promise<void> {
  if (given === undefined) throw new AuthError(401, "no_authorization", "No API key found in request");
  if (!(await isApiKey(deps, given))) throw new AuthError(401, "no_authorization", "Invalid API key");
}
