import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import type { UserRow } from "#server/auth/ground/auth.repository.ts";
import { isSameText } from "#server/same-text.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { createHmac } from "node:crypto";
import { cookieValue } from "./cookie-value.ts";

const YEAR_SECONDS = 365 * 86_400;
const NONCE_BYTES = 16;

type DeviceUser = Pick<UserRow, "id" | "device_generation">;

/**
 * Leaves a cookie in every browser where a user has just proved who they are with a password, code, link or provider.
 * Wrong passwords typed by strangers then never slow the owner down (OWASP's device cookie). A token alone brings no
 * cookie. The cookie opens nothing. It is signed with the installation's key, and says that this account was signed in
 * to from here since the last change of its password.
 */
export function rememberDevices(app: FastifyInstance, deps: AuthDeps): void {
  app.addHook("onSend", async (request, reply) => {
    const user = signedInUsers.get(request);
    if (user && reply.statusCode < 400)
      reply.header("set-cookie", deviceCookie(deps, user, knownDevice(deps, request.headers.cookie, user)));
  });
}

/** Marks that this call proved its user, so that the answer sets the device cookie. */
export function rememberSignIn(request: FastifyRequest, user: DeviceUser): void {
  signedInUsers.set(request, user);
}

const signedInUsers = new WeakMap<FastifyRequest, DeviceUser>();

/**
 * The number of a device that this account was signed in to from, read from the cookies of a call. Null for any other
 * device.
 */
export function knownDevice(deps: AuthDeps, cookies: string | undefined, user: DeviceUser): string | null {
  const [nonce = "", signature = ""] = cookieValue(cookies, cookieName(deps, user.id)).split(".");
  return isSameText(signature, signatureOf(deps, user, nonce)) ? nonce : null;
}

function deviceCookie(deps: AuthDeps, user: DeviceUser, knownNonce: string | null): string {
  const nonce = knownNonce ?? Buffer.from(deps.random(NONCE_BYTES)).toString("base64url");
  return [
    `${cookieName(deps, user.id)}=${nonce}.${signatureOf(deps, user, nonce)}`,
    "Path=/auth/v1",
    `Max-Age=${YEAR_SECONDS}`,
    "HttpOnly",
    "SameSite=Strict",
    ...(deps.config.siteUrl.startsWith("https:") ? ["Secure"] : []),
  ].join("; ");
}

// Each account has its own cookie, because people share browsers. The name does not reveal the account.
function cookieName(deps: AuthDeps, userId: string): string {
  return `etabli-device-${hmacOf(deps, `device name\n${userId}`).slice(0, 16)}`;
}

function signatureOf(deps: AuthDeps, user: DeviceUser, nonce: string): string {
  return hmacOf(deps, `device\n${user.id}\n${user.device_generation}\n${nonce}`);
}

function hmacOf({ installationKey }: AuthDeps, text: string): string {
  return createHmac("sha256", installationKey).update(text).digest("hex");
}
