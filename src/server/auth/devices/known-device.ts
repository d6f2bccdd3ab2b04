import { createHmac, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { AuthDeps } from "#server/auth/auth-deps.ts";

const YEAR_SECONDS = 365 * 86_400;
const NONCE_BYTES = 16;

/**
 * Leaves a cookie with every browser that was given a session, so that strangers' wrong passwords never slow its owner down (OWASP's
 * device cookie). It opens nothing: it only says, signed with the installation's key, that this account was signed in to from here.
 */
export function rememberDevices(app: FastifyInstance, deps: AuthDeps): void {
  app.addHook("preSerialization", async (request, reply, payload) => {
    const userId = signedInUser(request, payload);
    if (userId !== null) reply.header("set-cookie", deviceCookie(deps, userId, knownDevice(deps, request.headers.cookie, userId)));
    return payload;
  });
}

/** The number of a device that this account was signed in to from, read from the cookies of a call; null for any other device. */
export function knownDevice(deps: AuthDeps, cookies: string | undefined, userId: string): string | null {
  const name = `${cookieName(deps, userId)}=`;
  const written = (cookies ?? "").split(";").find((one) => one.trim().startsWith(name));
  const [nonce = "", signature = ""] = (written?.trim().slice(name.length) ?? "").split(".");
  const expected = signatureOf(deps, userId, nonce);
  return signature.length === expected.length && timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? nonce : null;
}

// A session just opened or refreshed; or its user, whom the client asks for first when a link brought the session.
function signedInUser(request: FastifyRequest, payload: unknown): string | null {
  const answer = (payload ?? {}) as { access_token?: unknown; user?: { id?: unknown }; id?: unknown };
  const isUser = request.method === "GET" && request.routeOptions.url === "/auth/v1/user";
  const id = isUser ? answer.id : answer.access_token === undefined ? null : answer.user?.id;
  return typeof id === "string" ? id : null;
}

function deviceCookie(deps: AuthDeps, userId: string, known: string | null): string {
  const nonce = known ?? Buffer.from(deps.random(NONCE_BYTES)).toString("base64url");
  const secure = deps.config.siteUrl.startsWith("https:") ? "; Secure" : "";
  return `${cookieName(deps, userId)}=${nonce}.${signatureOf(deps, userId, nonce)}; Path=/auth/v1; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Strict${secure}`;
}

// One for each account: several people may share a browser. The name does not tell whose.
function cookieName(deps: AuthDeps, userId: string): string {
  return `etabli-device-${keyed(deps, `device name\n${userId}`).slice(0, 16)}`;
}

function signatureOf(deps: AuthDeps, userId: string, nonce: string): string {
  return keyed(deps, `device\n${userId}\n${nonce}`);
}

function keyed({ installationKey }: AuthDeps, text: string): string {
  return createHmac("sha256", installationKey).update(text).digest("hex");
}
