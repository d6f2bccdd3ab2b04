import type { AuthDb, FactorAnswerRow, IdentityRow, UserRow } from "#server/auth/ground/auth.repository.ts";
import { readAccountDetails } from "#server/auth/ground/auth.repository.ts";

/**
 * A user as the protocol answers it (docs/sign-in-protocol.md#users). Times are in RFC 3339, fields without a value are
 * left out, secrets are never included.
 */
export async function readUserAnswer(db: AuthDb, user: UserRow): Promise<Record<string, unknown>> {
  return userWith(user, await readAccountDetails(db, user.id, null));
}

/** A user as the protocol answers it, from identities and factors already read, oldest first. */
export function userWith(
  user: UserRow,
  { identities, factors }: { identities: IdentityRow[]; factors: FactorAnswerRow[] },
): Record<string, unknown> {
  const confirmations = [user.email_confirmed_at, user.phone_confirmed_at].filter((at) => at !== null);
  return withoutUnset({
    id: user.id,
    aud: "authenticated",
    role: user.role,
    email: user.email,
    email_confirmed_at: user.email_confirmed_at,
    invited_at: user.invited_at,
    phone: user.phone,
    phone_confirmed_at: user.phone_confirmed_at,
    confirmation_sent_at: user.confirmation_sent_at,
    confirmed_at: confirmations.sort((a, b) => a.getTime() - b.getTime())[0] ?? null,
    recovery_sent_at: user.recovery_sent_at,
    new_email: user.new_email || null,
    email_change_sent_at: user.email_change_sent_at,
    new_phone: user.new_phone || null,
    phone_change_sent_at: user.phone_change_sent_at,
    reauthentication_sent_at: user.reauthentication_sent_at,
    last_sign_in_at: user.last_sign_in_at,
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    factors: factors.length > 0 ? factors.map(factorAnswer) : null,
    identities: identities.map((identity) =>
      withoutUnset({
        identity_id: identity.id,
        id: identity.subject,
        user_id: user.id,
        identity_data: identity.identity_data,
        provider: identity.provider,
        last_sign_in_at: identity.last_sign_in_at,
        created_at: identity.created_at,
        updated_at: identity.updated_at,
        email: typeof identity.identity_data.email === "string" ? identity.identity_data.email : null,
      }),
    ),
    created_at: user.created_at,
    updated_at: user.updated_at,
    banned_until: user.banned_until,
    deleted_at: user.deleted_at,
    is_anonymous: user.is_anonymous,
  });
}

/** A factor as the protocol answers it. A factor without a name has no such field. */
export function factorAnswer({
  friendly_name,
  ...factor
}: FactorAnswerRow): Omit<FactorAnswerRow, "friendly_name"> & { friendly_name?: string } {
  return friendly_name === "" ? factor : { ...factor, friendly_name };
}

function withoutUnset(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}
