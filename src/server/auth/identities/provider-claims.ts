import { AuthError } from "#server/auth/ground/auth-error.ts";
import type { AuthProvider } from "#server/auth/ground/providers-config.ts";

/**
 * What a provider proves about a person: their ID at the provider, their address, and whether the address is verified.
 */
export type ProviderClaims = {
  provider: string;
  subject: string;
  email: string;
  isEmailVerified: boolean;
  data: Record<string, unknown>;
};

const LONGEST = 500;

/**
 * Reads the claims of an ID token and of the provider's userinfo, which are already verified. `name` is the name from a
 * form, used when the claims have none.
 */
export function readProviderClaims(provider: AuthProvider, claims: Record<string, unknown>, name = ""): ProviderClaims {
  const email = claimText(claims.email).toLowerCase();
  const isEmailVerified = email !== "" && isVerified(provider, claims);
  const fullName =
    claimText(claims.name) ||
    name ||
    [claimText(claims.given_name), claimText(claims.family_name)].filter((part) => part !== "").join(" ");
  const [subject, picture, login] = [
    claimText(claims.sub),
    pictureOf(claims.picture),
    claimText(claims.preferred_username),
  ];
  const identityData = {
    iss: claimText(claims.iss),
    sub: subject,
    provider_id: subject,
    ...(email && { email }),
    email_verified: isEmailVerified,
    phone_verified: false,
    ...(fullName && { name: fullName, full_name: fullName }),
    ...(picture && { avatar_url: picture, picture }),
    ...(login && { preferred_username: login }),
  };
  return { provider: provider.id, subject, email, isEmailVerified, data: identityData };
}

/** Refuses an address that the provider has not verified. */
export function needsVerification({ provider }: ProviderClaims): AuthError {
  return new AuthError(
    422,
    "provider_email_needs_verification",
    `Unverified email with ${provider}. Verify the email with ${provider} in order to sign in`,
  );
}

// Microsoft's claim is `xms_edov`, when its application is set up to send it. Without this claim, an address may be any
// text that a person typed.
function isVerified(provider: AuthProvider, claims: Record<string, unknown>): boolean {
  const claim = claims.email_verified ?? claims.xms_edov;
  if (claim === undefined || claim === null) return provider.trustsEmail;
  return claim === true || claim === "true" || claim === 1 || claim === "1";
}

function claimText(value: unknown): string {
  return typeof value === "string" ? value.replaceAll("\u0000", "").trim().slice(0, LONGEST) : "";
}

function pictureOf(value: unknown): string {
  return typeof value === "string" && value.length <= 2_000 && /^https:\/\/[^\s\u0000"<>]+$/.test(value) ? value : "";
}
