import { createHash } from "node:crypto";
import type { PoolClient } from "pg";
import type { AuthLetter } from "#domain/auth/letters.ts";
import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import type { UserRow } from "#server/auth/ground/auth.repository.ts";
import { mailNews } from "#server/auth/messages/send-letter.ts";

/** A change of how somebody signs in, and what stood there before it. */
export type LoginChange =
  | { kind: "password" | "identity_unlinked"; before: Record<string, never> }
  // `proved` is missing in rows older than it.
  | { kind: "email"; before: { email: string; proved?: boolean } }
  | { kind: "phone"; before: { phone: string; confirmed: boolean; proved?: boolean } }
  | { kind: "factor_added"; before: { id: string } }
  | { kind: "factor_removed"; before: { name: string; type: "totp" | "phone"; phone: string; secret: string } }
  | { kind: "identity_linked"; before: { provider: string; subject: string } };

const LETTERS: Record<LoginChange["kind"], AuthLetter> = {
  password: "password_changed",
  email: "email_changed",
  phone: "phone_changed",
  factor_added: "factor_added",
  factor_removed: "factor_removed",
  identity_linked: "identity_linked",
  identity_unlinked: "identity_unlinked",
};

const SECRET_BYTES = 28;

/**
 * Tells somebody, at the address they had, of a change of how they sign in, with a link that takes it back. Without a
 * proved address there is nobody to tell.
 */
export async function tellChange(
  deps: AuthDeps,
  tx: PoolClient,
  user: Pick<UserRow, "id" | "email" | "email_confirmed_at">,
  { kind, before }: LoginChange,
): Promise<void> {
  if (user.email === "" || user.email_confirmed_at === null) return;
  const secret = Buffer.from(deps.random(SECRET_BYTES)).toString("hex");
  await tx.query(
    "insert into auth.login_changes (id, user_id, kind, before, link_hash, created_at) values ($1, $2, $3, $4, $5, $6)",
    [deps.ids(), user.id, kind, before, wayBackHash(secret), deps.clock()],
  );
  await mailNews(deps, tx, {
    to: user.email,
    letter: LETTERS[kind],
    link: `${deps.config.siteUrl}/auth/way-back?token=${secret}`,
    days: deps.config.wayBackDays,
  });
}

/** What is kept of the secret of a way back. */
export function wayBackHash(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
