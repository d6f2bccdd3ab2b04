import type { WayBack } from "./way-back.ts";

/** Where the link of a letter leads once its session is open: to a new password when that is what it was for (an invitation has none yet), else the way back. */
export function afterLink(type: string, { target, search }: WayBack): string {
  if (type === "email_change") return "/app/settings#securite";
  if (type !== "recovery" && type !== "invite") return target;
  return `/new-password?${new URLSearchParams({ ...search, ...(type === "invite" && { first: "true" }) })}`;
}
