import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { AuthError } from "#server/auth/ground/auth-error.ts";
import type { Captcha } from "#server/auth/ground/captcha-settings.ts";
import { clientAddress } from "#server/auth/ground/client-address.ts";
import { bodyOf } from "#server/auth/ground/credentials.ts";
import { isAdminKey } from "#server/auth/keys/api-keys.ts";
import { hangUpSignalOf } from "#server/http/hang-up.ts";
import type { WaitingRoom } from "#server/http/waiting-room.ts";
import { waitingRoom } from "#server/http/waiting-room.ts";
import type { FastifyInstance } from "fastify";

const PROTECTED = new Set(["/signup", "/otp", "/magiclink", "/recover", "/resend"]);
const PROTECTED_GRANTS = new Set(["password", "web3"]);
const PATIENCE_MS = 5_000;

/**
 * Asks for a captcha where the settings name one (docs/sign-in-protocol.md#request-limits). It is asked for calls that
 * guess or send. Servers that hold the secret key are never asked.
 */
export function captchaGate(app: FastifyInstance, deps: AuthDeps): void {
  const { captcha } = deps.config;
  if (captcha === null) return;
  const room = waitingRoom({ name: "the captcha service", patienceMs: PATIENCE_MS });
  app.addHook("preHandler", async (request) => {
    const path = (request.routeOptions.url ?? "").replace(/^\/auth\/v1/, "");
    const isProtected =
      PROTECTED.has(path) ||
      (path === "/token" && PROTECTED_GRANTS.has(String((request.query as { grant_type?: unknown }).grant_type)));
    if (!isProtected || (await isAdminKey(deps, request.headers.authorization))) return;
    const { captcha_token: token } = bodyOf(bodyOf(request.body).gotrue_meta_security);
    if (typeof token !== "string" || token === "") throw captchaFailed("no captcha_token found");
    const reason = await verifyCaptcha(deps, captcha, {
      token,
      ip: clientAddress(deps, request),
      wait: (work) => room(work, hangUpSignalOf(request)),
    });
    if (reason !== null) throw captchaFailed(reason);
  });
}

// The reason of a refusal, or null. When the provider does not answer, the call fails with 500.
async function verifyCaptcha(
  deps: AuthDeps,
  { secret, url }: Captcha,
  { token, ip, wait }: { token: string; ip: string; wait: WaitingRoom },
): Promise<string | null> {
  const body = new URLSearchParams({ secret, response: token, remoteip: ip });
  const answer = await wait(async (signal) => {
    const response = await fetch(url, { method: "POST", body, redirect: "error", signal });
    return (await response.json()) as { success?: unknown; "error-codes"?: unknown };
  }).catch((error: unknown) => {
    deps.log.error({ err: error }, "the captcha service does not answer");
    throw new AuthError(500, "unexpected_failure", "captcha verification process failed");
  });
  if (answer.success === true) return null;
  const codes = Array.isArray(answer["error-codes"])
    ? answer["error-codes"].filter((code) => typeof code === "string" && /^[a-z-]{1,40}$/.test(code))
    : [];
  return codes.join(", ") || "not a success";
}

function captchaFailed(reason: string): AuthError {
  return new AuthError(400, "captcha_failed", `captcha protection: request disallowed (${reason})`);
}
