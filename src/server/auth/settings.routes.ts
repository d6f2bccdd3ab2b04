import type { FastifyInstance, FastifyRequest } from "fastify";
import { canAddPhones } from "./factors/enroll.ts";
import type { AuthDeps } from "./ground/auth-deps.ts";
import { AuthError } from "./ground/auth-error.ts";
import { clientAddress } from "./ground/client-address.ts";
import { limitCalls } from "./ground/limits.ts";
import { externalProviders } from "./ground/providers-config.ts";
import { loadSigningKeys } from "./keys/signing-keys.ts";
import { isMailFailing } from "./messages/mail-health.repository.ts";
import { isLetterCeilingReached } from "./messages/message-limits.ts";
import { shownCode } from "./messages/shown-codes.ts";

/**
 * The public calls of this auth server: settings, keys and health. Features it does not support answer with an error.
 */
export function settingsRoutes(app: FastifyInstance, deps: AuthDeps): void {
  app.get("/.well-known/jwks.json", async (_request, reply) => {
    reply.header("cache-control", "public, max-age=600");
    return { keys: (await loadSigningKeys(deps)).publicKeys };
  });

  app.get("/settings", async () => ({
    ...settings(deps),
    mailer_failing: (await isMailFailing(deps.pool, deps.clock())) || (await isLetterCeilingReached(deps)),
  }));
  app.get("/health", async () => ({
    name: "Établi auth",
    version: "1",
    description: "Sign-in of Établi, speaking the GoTrue protocol",
  }));
  app.post("/sso", { onRequest: (request) => refuseSaml(deps, request) }, (request) => refuseSaml(deps, request));

  // For developers only. The settings refuse it except on the developer's own machine.
  if (deps.config.showCodes)
    app.get<{ Querystring: { to?: string } }>("/dev/last-code", async (request) => ({
      code: shownCode(deps, request.query.to ?? ""),
    }));
}

// The answer does not depend on the body, so it is sent before the body is read.
async function refuseSaml(deps: AuthDeps, request: FastifyRequest): Promise<never> {
  await limitCalls(deps, "sso", clientAddress(deps, request));
  throw new AuthError(404, "saml_provider_disabled", "SAML 2.0 is disabled");
}

function settings({ config }: AuthDeps) {
  return {
    external: {
      email: config.emailEnabled,
      phone: config.phoneEnabled,
      anonymous_users: config.anonymousEnabled,
      ...externalProviders(config.providers),
    },
    provider_labels: Object.fromEntries(config.providers.map(({ id, label }) => [id, label])),
    disable_signup: !config.signupEnabled,
    mailer_autoconfirm: config.mailAutoconfirm,
    phone_autoconfirm: config.phoneAutoconfirm,
    sms_provider: config.smsEnabled ? "sms" : "",
    saml_enabled: false,
    mfa_totp_enabled: config.mfaTotpEnabled,
    mfa_phone_enabled: canAddPhones(config),
    manual_linking_enabled: config.manualLinkingEnabled,
    password_min_length: config.passwordMinLength,
    code_digits: config.codeDigits,
    recent_proof_seconds: config.recentProofSeconds,
    show_codes: config.showCodes,
  };
}
