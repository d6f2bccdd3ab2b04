import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { seal, unseal } from "#server/sealed.ts";

/** The tokens of a provider. They are passed on to the browser that signed in, and not stored for longer. */
export type ProviderTokens = { provider_token?: string; provider_refresh_token?: string };

/** Seals a provider's tokens for the few minutes until a code is exchanged for them. */
export function sealTokens(deps: AuthDeps, tokens: ProviderTokens): string {
  return seal(deps.installationKey, Buffer.from(JSON.stringify(tokens))).toString("base64");
}

/** Opens what `sealTokens` sealed. Nothing when there were no tokens. */
export function openTokens(deps: AuthDeps, sealedTokens: unknown): ProviderTokens {
  return typeof sealedTokens === "string"
    ? (JSON.parse(unseal(deps.installationKey, Buffer.from(sealedTokens, "base64")).toString()) as ProviderTokens)
    : {};
}
