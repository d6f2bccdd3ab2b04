import { goDurationMs } from "#domain/auth/go-duration.ts";
import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { validationFailed } from "#server/auth/ground/auth-error.ts";
import { bodyOf, tidyEmail, tidyPhone } from "#server/auth/ground/credentials.ts";
import { isPasswordHash } from "#server/auth/passwords/password-hash.ts";
import { acceptPassword, hashPassword } from "#server/auth/passwords/passwords.ts";
import { wordsOfUser } from "#server/auth/passwords/user-words.ts";
import { isId } from "#server/ids.ts";

/**
 * The fields of a user in an admin's call. A missing field is null. `banMs` is in milliseconds, and 0 lifts the ban.
 */
export type AdminFields = {
  id: string | null;
  email: string | null;
  phone: string | null;
  passwordHash: string | null;
  isEmailConfirmed: boolean;
  isPhoneConfirmed: boolean;
  role: string | null;
  banMs: number | null;
  userMetadata: unknown;
  appMetadata: unknown;
};

const NO_ID = "00000000-0000-0000-0000-000000000000";

/** Reads the fields an admin gives. Wrong fields are refused (400 `validation_failed`, 422 `weak_password`). */
export async function readAdminFields(deps: AuthDeps, body: Record<string, unknown>): Promise<AdminFields> {
  const [email, phone] = [textField(body, "email"), textField(body, "phone")];
  return {
    id: idOf(textField(body, "id")),
    email: email === "" ? null : tidyEmail(email),
    phone: phone === "" ? null : tidyPhone(phone),
    isEmailConfirmed: body.email_confirm === true,
    isPhoneConfirmed: body.phone_confirm === true,
    role: textField(body, "role") || null,
    banMs: banOf(textField(body, "ban_duration")),
    userMetadata: body.user_metadata ?? null,
    appMetadata: body.app_metadata ?? null,
    passwordHash: await makePasswordHash(
      deps,
      textField(body, "password"),
      textField(body, "password_hash"),
      wordsOfUser({ email, phone }, bodyOf(body.user_metadata)),
    ),
  };
}

/** The end of a ban that starts now, or null for no ban. */
export function bannedUntil(deps: AuthDeps, banMs: number | null): Date | null {
  return banMs ? new Date(deps.clock().getTime() + banMs) : null;
}

function textField(body: Record<string, unknown>, key: string): string {
  const value = body[key] ?? "";
  if (typeof value !== "string" || value.length > 500 || value.includes("\u0000"))
    throw validationFailed(`Could not read the ${key} given`);
  return key.startsWith("password") ? value : value.trim();
}

function idOf(id: string): string | null {
  if (id === "") return null;
  if (!isId(id) || id === NO_ID) throw validationFailed("ID must conform to the uuid format");
  return id.toLowerCase();
}

function banOf(duration: string): number | null {
  if (duration === "") return null;
  const banMs = duration === "none" ? 0 : goDurationMs(duration);
  if (banMs === null) throw validationFailed(`invalid format for ban duration: time: invalid duration "${duration}"`);
  return banMs;
}

async function makePasswordHash(
  deps: AuthDeps,
  password: string,
  hash: string,
  personalWords: readonly string[],
): Promise<string | null> {
  if (password !== "" && hash !== "") throw validationFailed("Only a password or a password hash should be provided");
  if (hash !== "" && !isPasswordHash(hash))
    throw validationFailed("The password hash must be one of Argon2id or bcrypt");
  if (hash !== "") return hash;
  return password === "" ? null : hashPassword(await acceptPassword(deps, password, personalWords), deps.config);
}
