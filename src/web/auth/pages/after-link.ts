import type { ReturnPath } from "./return-path.ts";

/**
 * Where the link or code of a letter leads once its session is open: to a new password when that is what it was for,
 * when there is none yet (an invitation), or when the one chosen before the address was proved is gone; else the way
 * back.
 */
export function afterLink(
  { type, choosePassword }: { type: string; choosePassword: boolean },
  { target, search }: ReturnPath,
): string {
  if (type === "email_change") return "/app/settings#securite";
  const first = type === "invite" || (choosePassword && type !== "recovery");
  if (type !== "recovery" && !first) return target;
  return `/new-password?${new URLSearchParams({ ...search, ...(first && { first: "true" }) })}`;
}

/** True when the answer to a code or link says that another password is to be chosen. */
export function mustChoosePassword(session: object | null): boolean {
  return session !== null && "choose_password" in session && session.choose_password === "true";
}
