import type { ReturnPath } from "./return-path.ts";

/**
 * The page to open after the link or code of a letter has signed in. It is the page of a new password after a recovery,
 * an invitation, or when the password chosen before the proof was removed. Otherwise it is the return path.
 */
export function afterLink(
  { type, needsNewPassword }: { type: string; needsNewPassword: boolean },
  { target, search }: ReturnPath,
): string {
  if (type === "email_change") return "/app/settings#securite";
  const isFirst = type === "invite" || (needsNewPassword && type !== "recovery");
  if (type !== "recovery" && !isFirst) return target;
  return `/new-password?${new URLSearchParams({ ...search, ...(isFirst && { first: "true" }) })}`;
}

/** True when the answer to a code or link says that a new password must be chosen. */
export function mustChoosePassword(session: object | null): boolean {
  return session !== null && "choose_password" in session && session.choose_password === "true";
}
