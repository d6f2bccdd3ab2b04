import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import type { AuthError } from "#server/auth/ground/auth-error.ts";
import { oauthError } from "#server/auth/ground/auth-error.ts";
import type { AuthProvider } from "#server/auth/ground/providers-config.ts";
import type { ProviderClaims } from "#server/auth/identities/provider-claims.ts";
import { readProviderClaims } from "#server/auth/identities/provider-claims.ts";
import { isSameText } from "#server/same-text.ts";
import { sha256Hex } from "#server/sha256.ts";
import { errors, jwtVerify } from "jose";
import type { JWTPayload, JWTVerifyResult } from "jose";
import { createHash } from "node:crypto";
import type { ProviderClient } from "./provider-client.ts";
import { askProvider } from "./provider-client.ts";
import { providerErrorOf, providerDown } from "./provider-error.ts";

/** An ID token that an application got from the provider, and the values that bind the token to the application. */
export type IdTokenRequest = { idToken: string; accessToken: string; nonce: string };

// Only public-key algorithms. With HMAC, the provider's public key could serve as the secret.
const ALGORITHMS = [
  "RS256",
  "RS384",
  "RS512",
  "PS256",
  "PS384",
  "PS512",
  "ES256",
  "ES384",
  "ES512",
  "EdDSA",
  "Ed25519",
];
const CLOCK_SKEW_SECONDS = 30;
/** Errors that mean the provider's keys could not be read, and not that the token is wrong. */
const NO_KEYS = new Set(["ERR_JWKS_TIMEOUT", "ERR_JWKS_INVALID", "ERR_JOSE_GENERIC"]);

/**
 * The proof of an ID token (docs/sign-in-protocol.md#endpoints). Signature, issuer, audience, times, access token and
 * nonce are checked. Throws 400 `Bad ID token` for every fault of the token, and 503 when the provider's keys cannot be
 * read.
 */
export async function readIdToken(
  deps: AuthDeps,
  provider: AuthProvider,
  request: IdTokenRequest,
  hangUpSignal: AbortSignal,
): Promise<ProviderClaims> {
  const { client, payload, protectedHeader } = await askProvider(deps, provider, hangUpSignal, async (client) => ({
    client,
    ...(await verifySignature(deps, provider, client, request.idToken)),
  }));
  const expectations = client.oidc
    .serverMetadata()
    .issuer.replace("{tenantid}", typeof payload.tid === "string" ? payload.tid : "");
  const isValid =
    payload.iss === expectations && isForUs(provider, payload) && isBoundTo(payload, protectedHeader.alg, request);
  if (!isValid) throw badToken();
  return readProviderClaims(provider, payload);
}

async function verifySignature(
  deps: AuthDeps,
  provider: AuthProvider,
  client: ProviderClient,
  token: string,
): Promise<JWTVerifyResult> {
  try {
    return await jwtVerify(token, client.keys, {
      algorithms: ALGORITHMS,
      audience: [...provider.acceptedClientIds],
      requiredClaims: ["iss", "sub", "exp", "iat"],
      currentDate: deps.clock(),
      clockTolerance: CLOCK_SKEW_SECONDS,
    });
  } catch (error) {
    if (error instanceof errors.JOSEError) throw NO_KEYS.has(error.code) ? providerDown() : badToken();
    throw providerErrorOf(deps, provider, error);
  }
}

// A token for several audiences names the client that asked for it.
function isForUs(provider: AuthProvider, { aud, azp }: JWTPayload): boolean {
  return (
    !Array.isArray(aud) || aud.length === 1 || (typeof azp === "string" && provider.acceptedClientIds.includes(azp))
  );
}

function isBoundTo(payload: JWTPayload, alg: string, { accessToken, nonce }: IdTokenRequest): boolean {
  const isTokenBound =
    accessToken === "" || payload.at_hash === undefined || isSame(payload.at_hash, leftHalf(alg, accessToken));
  const hasNoNonce = nonce === "" && payload.nonce === undefined;
  return isTokenBound && (hasNoNonce || (nonce !== "" && isSame(payload.nonce, sha256Hex(nonce))));
}

// OpenID Connect Core, 3.1.3.6: the left half of the hash that the signature uses.
function leftHalf(alg: string, accessToken: string): string {
  const digest = createHash(alg.startsWith("Ed") ? "sha512" : `sha${alg.slice(2)}`)
    .update(accessToken)
    .digest();
  return digest.subarray(0, digest.length / 2).toString("base64url");
}

function isSame(claim: unknown, expectedValue: string): boolean {
  return typeof claim === "string" && isSameText(claim, expectedValue);
}

function badToken(): AuthError {
  return oauthError("invalid request", "Bad ID token");
}
