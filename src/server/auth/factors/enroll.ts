import { assertRecentProof } from "#server/auth/changes/recent-proof.ts";
import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { AuthError, validationFailed } from "#server/auth/ground/auth-error.ts";
import type { UserRow } from "#server/auth/ground/auth.repository.ts";
import { audit, listFactorsOf, inTransaction } from "#server/auth/ground/auth.repository.ts";
import { bodyOf, tidyPhone } from "#server/auth/ground/credentials.ts";
import { seal } from "#server/sealed.ts";
import type { PoolClient } from "pg";
import { assertMayAdd, lockFactorOwner, lapsedBefore } from "./factor-of-user.ts";
import type { FactorRow } from "./factors.repository.ts";
import { deleteLapsedFactors, deleteUnverifiedPhone, insertFactor } from "./factors.repository.ts";
import { makeTotpAnswer } from "./totp.ts";

type FactorRequest = { type: "totp" | "phone"; name: string; issuer: string; phone: string };

// 160 bits, as RFC 4226 recommends.
const SECRET_BYTES = 20;
const LONGEST_NAME = 100;
const LONGEST_ISSUER = 60;

/**
 * POST /factors: adds a factor, which must be verified within five minutes. Only this answer holds the secret of an
 * authenticator.
 */
export async function enroll(
  deps: AuthDeps,
  authorization: string | undefined,
  rawBody: unknown,
  ip: string,
): Promise<Record<string, unknown>> {
  const secret = deps.random(SECRET_BYTES);
  const { user, factor, request } = await inTransaction(deps.pool, async (tx) => {
    const { user, session } = await lockFactorOwner(deps, tx, authorization);
    const request = readFactorRequest(deps, bodyOf(rawBody));
    await deleteLapsedFactors(tx, user.id, lapsedBefore(deps));
    if (request.type === "phone") await makeRoomForPhone(tx, user, request.phone);
    await assertFactorAllowed(deps, tx, user, request);
    await assertMayAdd(tx, session);
    await assertRecentProof(deps, tx, user, session);
    await audit(tx, { id: deps.ids(), actorId: user.id, action: "factor_enrolled", ip, at: deps.clock() });
    return { user, request, factor: await addFactor(deps, tx, user, request, secret) };
  });
  const answer = { id: factor.id, type: request.type, friendly_name: request.name };
  if (request.type === "phone") return { ...answer, phone: `+${request.phone}` };
  return {
    ...answer,
    totp: await makeTotpAnswer(secret, { issuer: request.issuer, account: user.email || `+${user.phone}` }),
  };
}

/**
 * True when a phone may be a second factor here: the settings allow it, and its codes can be sent by SMS or are fixed
 * by the settings.
 */
export function canAddPhones({ mfaPhoneEnabled, smsEnabled, testCodes }: AuthDeps["config"]): boolean {
  return mfaPhoneEnabled && (smsEnabled || testCodes.size > 0);
}

function readFactorRequest({ config }: AuthDeps, body: Record<string, unknown>): FactorRequest {
  const name = factorText(body.friendly_name, LONGEST_NAME);
  const issuer = factorText(body.issuer, LONGEST_ISSUER) || new URL(config.siteUrl).host;
  if (body.factor_type === "totp") {
    if (!config.mfaTotpEnabled)
      throw new AuthError(422, "mfa_totp_enroll_not_enabled", "MFA enroll is disabled for TOTP");
    return { type: "totp", name, issuer, phone: "" };
  }
  if (body.factor_type !== "phone") throw validationFailed("factor_type needs to be totp or phone");
  if (!canAddPhones(config))
    throw new AuthError(422, "mfa_phone_enroll_not_enabled", "MFA enroll is disabled for Phone");
  const phone = factorText(body.phone, LONGEST_NAME);
  if (phone === "") throw validationFailed("Phone number required to enroll Phone factor");
  return { type: "phone", name, issuer, phone: tidyPhone(phone) };
}

async function makeRoomForPhone(tx: PoolClient, user: UserRow, phone: string): Promise<void> {
  await deleteUnverifiedPhone(tx, user.id, phone);
  const isTaken = (await listFactorsOf(tx, user.id)).some((factor) => factor.phone === phone);
  if (isTaken)
    throw new AuthError(
      422,
      "mfa_verified_factor_exists",
      "A verified phone factor already exists, unenroll the existing factor to continue",
    );
}

async function assertFactorAllowed(
  { config }: AuthDeps,
  tx: PoolClient,
  user: UserRow,
  { name }: FactorRequest,
): Promise<void> {
  const factors = await listFactorsOf(tx, user.id);
  if (factors.some(({ friendly_name }) => friendly_name === name))
    throw new AuthError(
      422,
      "mfa_factor_name_conflict",
      `A factor with the friendly name ${JSON.stringify(name)} for this user already exists`,
    );
  if (factors.length >= config.factorsPerUser)
    throw new AuthError(
      422,
      "too_many_enrolled_mfa_factors",
      "Maximum number of verified factors reached, unenroll to continue",
    );
}

function addFactor(
  deps: AuthDeps,
  tx: PoolClient,
  user: UserRow,
  { type, name, phone }: FactorRequest,
  secret: Uint8Array,
): Promise<FactorRow> {
  return insertFactor(tx, {
    id: deps.ids(),
    user_id: user.id,
    friendly_name: name,
    factor_type: type,
    status: "unverified",
    secret: type === "totp" ? seal(deps.installationKey, secret) : null,
    phone,
    created_at: deps.clock(),
  });
}

function factorText(value: unknown, longest: number): string {
  if (value === undefined || value === null) return "";
  if (typeof value !== "string" || value.length > longest || value.includes("\u0000"))
    throw validationFailed("Could not read the name, issuer or phone of the factor");
  return value.trim();
}
