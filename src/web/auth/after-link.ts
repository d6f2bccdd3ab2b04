import type { WayBack } from "./way-back.ts";

/** Where the link of a letter leads once its session is open: to a new password when that is what it was for (an invitation has none yet), else the way back. */
export function afterLink(type: string, { target, search }: WayBack) {
  if (type === "recovery") return { to: "/new-password", search: search as never } as const;
  if (type === "invite") return { to: "/new-password", search: { ...search, first: true } as never } as const;
  if (type === "email_change") return { href: "/app/settings#securite" } as const;
  return { href: target } as const;
}
