import type { Source } from "./source-code.ts";
import { writtenTexts } from "./source-code.ts";

/** Where SQL is at home. */
const SQL_ROOM = /\.(repository|figures)\.ts$|^src\/server\/db\//;

/**
 * Files with SQL outside its rooms. Never add one: move the statement to the `*.repository.ts` of its noun. Five at
 * most may stay, each with its reason beside it.
 */
export const SQL_ELSEWHERE: readonly string[] = [
  "src/server/auth/accounts/sign-in.ts",
  "src/server/auth/accounts/sign-up.ts",
  "src/server/auth/accounts/update-user.ts",
  "src/server/auth/admin/change-user.ts",
  "src/server/auth/admin/create-user.ts",
  "src/server/auth/admin/delete-user.ts",
  "src/server/auth/admin/generate-link.ts",
  "src/server/auth/admin/invite-user.ts",
  "src/server/auth/admin/list-users.ts",
  "src/server/auth/changes/recent-proof.ts",
  "src/server/auth/changes/tell-change.ts",
  "src/server/auth/codes/ask-for-code.ts",
  "src/server/auth/codes/email-change.ts",
  "src/server/auth/codes/phone-change.ts",
  "src/server/auth/codes/reauthenticate.ts",
  "src/server/auth/devices/password-tries.ts",
  "src/server/auth/factors/challenge.ts",
  "src/server/auth/factors/enroll.ts",
  "src/server/auth/factors/session-level.ts",
  "src/server/auth/factors/verify-factor.ts",
  "src/server/auth/first-proof/first-proof.ts",
  "src/server/auth/first-proof/own-account.ts",
  "src/server/auth/first-proof/sign-ups.ts",
  "src/server/auth/flow-codes/pkce.ts",
  "src/server/auth/ground/limits.ts",
  "src/server/auth/hosted/known-users.ts",
  "src/server/auth/identities/link-identity.ts",
  "src/server/auth/identities/person.ts",
  "src/server/auth/identities/unlink-identity.ts",
  "src/server/auth/keys/api-keys.ts",
  "src/server/auth/keys/signing-keys.ts",
  "src/server/auth/messages/mail-health.ts",
  "src/server/auth/messages/message-limits.ts",
  "src/server/auth/messages/one-time-tokens.ts",
  "src/server/auth/messages/send-letter.ts",
  "src/server/auth/own-sessions/own-sessions.ts",
  "src/server/auth/passwords/own-words.ts",
  "src/server/auth/providers/flow.ts",
  "src/server/auth/sessions/sessions.ts",
  "src/server/auth/sweep.ts",
  "src/server/auth/users/identity-rows.ts",
  "src/server/auth/users/new-user.ts",
  "src/server/auth/way-back/take-back.ts",
];

// A statement as one writes it, not a sentence that begins with the same word.
const STATEMENT = new RegExp(
  [
    String.raw`^\s*select\s[^]*\bfrom\b`,
    String.raw`^\s*select\s+[\w.]+\(`,
    String.raw`^\s*insert\s+into\s`,
    String.raw`^\s*update\s+[\w."]+\s+(as\s+\w+\s+)?set\s`,
    String.raw`^\s*delete\s+from\s`,
    String.raw`^\s*with\s+\w+\s+as\s+(materialized\s+)?\(`,
    String.raw`^\s*(begin|commit|rollback)\s*;?\s*$`,
    String.raw`^\s*(set\s+(local|transaction|session)|lock\s+table|create\s+(table|role|database|function))\s`,
  ].join("|"),
  "i",
);
const TOOL = /\bimport\s+\{[^}]*\bsql\b[^}]*\}\s+from\s+"kysely"|\.(selectFrom|insertInto|updateTable|deleteFrom)\(/;

/** True when a source says SQL: a statement in a text, Kysely's `sql`, or a call of its builder. */
export function hasSql(source: Source): boolean {
  return TOOL.test(source.text) || writtenTexts(source).some(({ text }) => STATEMENT.test(text));
}

/** Files of the product whose SQL stands outside its rooms, listed or not. */
export function sqlOutsideItsRooms(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => !SQL_ROOM.test(path))
    .filter(hasSql)
    .map(({ path }) => path);
}
