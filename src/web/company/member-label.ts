import type { MemberAnswer } from "#api/team.ts";

/** A member as screens name them: by their name, otherwise by their address. */
export function memberLabel({ name, email }: Pick<MemberAnswer, "name" | "email">): string {
  return name || email || "Sans adresse";
}
