import type { AuthLetter } from "#domain/auth/letters.ts";
import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import type { UserRow } from "#server/auth/ground/auth.repository.ts";
import { mailNotice } from "#server/auth/messages/send-letter.ts";
import { sha256Hex } from "#server/sha256.ts";
import type { PoolClient } from "pg";
import type { LoginChange } from "./login-changes.repository.ts";
import { insertChange } from "./login-changes.repository.ts";

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
 * Mails a user that the way they sign in has changed, with a link that takes the change back. The letter goes to their
 * former address. Without a confirmed address no letter is sent.
 */
export async function tellChange(
  deps: AuthDeps,
  tx: PoolClient,
  user: Pick<UserRow, "id" | "email" | "email_confirmed_at">,
  { kind, before }: LoginChange,
): Promise<void> {
  if (user.email === "" || user.email_confirmed_at === null) return;
  const secret = Buffer.from(deps.random(SECRET_BYTES)).toString("hex");
  await insertChange(tx, {
    id: deps.ids(),
    user_id: user.id,
    kind,
    before,
    link_hash: wayBackHash(secret),
    created_at: deps.clock(),
  });
  await mailNotice(deps, tx, {
    to: user.email,
    letter: LETTERS[kind],
    link: `${deps.config.siteUrl}/auth/way-back?token=${secret}`,
    days: deps.config.wayBackDays,
  });
}

/** The stored hash of the secret of a link that takes a change back. */
export function wayBackHash(secret: string): string {
  return sha256Hex(secret);
}
