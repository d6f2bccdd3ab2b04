import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import type { CallOrigin } from "#server/auth/sessions/sessions.ts";
import { sha256Hex } from "#server/sha256.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createHmac } from "node:crypto";
import { cookieValue } from "./cookie-value.ts";

const HALF_A_YEAR_SECONDS = 180 * 86_400;
const BYTES = 24;

// These calls start something that the same browser must finish: a sign-up finished by its letter, or a sign-in at a
// provider.
const BEGINNINGS = new Set([
  "POST /signup",
  "POST /otp",
  "POST /magiclink",
  "GET /authorize",
  "GET /user/identities/authorize",
]);

/**
 * Gives each browser that starts a sign-in a random ID in a cookie that no script can read. A later answer can then be
 * matched with the same browser. The ID opens nothing and identifies no user.
 */
export function identifyBrowsers(app: FastifyInstance, deps: AuthDeps): void {
  app.addHook("onRequest", async (request) => {
    const path = (request.routeOptions.url ?? "").replace(/^\/auth\/v1/, "");
    if (!BEGINNINGS.has(`${request.method} ${path}`)) return;
    browserIds.set(
      request,
      browserIdIn(deps, request.headers.cookie) || Buffer.from(deps.random(BYTES)).toString("base64url"),
    );
  });
  app.addHook("onSend", async (request, reply) => setBrowserCookie(deps, request, reply));
}

/** The hash of the calling browser's ID, which may be stored. Empty for a browser without ID, and for a program. */
export function browserOf(deps: AuthDeps, request: FastifyRequest): string {
  const browserId = browserIds.get(request) ?? browserIdIn(deps, request.headers.cookie);
  return browserId === "" ? "" : sha256Hex(browserId);
}

/**
 * True for a call that no page of a browser makes. Browsers send headers that say where a call starts and that they
 * want a page.
 */
export function isProgram({ headers }: FastifyRequest): boolean {
  return (
    headers.origin === undefined &&
    headers["sec-fetch-site"] === undefined &&
    !(headers.accept ?? "").includes("text/html")
  );
}

/** A keyed hash of a program's address and name, which may be stored. Empty for a browser. */
export function programOf(
  { installationKey }: AuthDeps,
  { ip, userAgent, isProgram: isFromProgram }: CallOrigin,
): string {
  return isFromProgram
    ? createHmac("sha256", installationKey).update(`program\n${ip}\n${userAgent}`).digest("hex")
    : "";
}

/** The caller in a form that may be stored: the hash of a browser, or of a program. */
export function visitorOf(deps: AuthDeps, place: CallOrigin): { browser: string; program: string } {
  return { browser: place.browser ?? "", program: programOf(deps, place) };
}

const browserIds = new WeakMap<FastifyRequest, string>();

function setBrowserCookie(deps: AuthDeps, request: FastifyRequest, reply: FastifyReply): void {
  const browserId = browserIds.get(request);
  if (browserId === undefined) return;
  const isSecure = deps.config.siteUrl.startsWith("https:");
  // A provider that answers with a form posts from another site, and browsers do not send a lax cookie with it.
  const sameSite = isSecure && deps.config.providers.some(({ isFormPost }) => isFormPost) ? "None" : "Lax";
  reply.header(
    "set-cookie",
    [
      `${cookieName(deps)}=${browserId}`,
      "Path=/",
      `Max-Age=${HALF_A_YEAR_SECONDS}`,
      "HttpOnly",
      `SameSite=${sameSite}`,
      ...(isSecure ? ["Secure"] : []),
    ].join("; "),
  );
}

function browserIdIn(deps: AuthDeps, cookies: string | undefined): string {
  const browserId = cookieValue(cookies, cookieName(deps));
  return /^[\w-]{32}$/.test(browserId) ? browserId : "";
}

// With this prefix no other site of the same domain can write the cookie. It works with https only.
function cookieName({ config }: AuthDeps): string {
  return config.siteUrl.startsWith("https:") ? "__Host-etabli-browser" : "etabli-browser";
}
