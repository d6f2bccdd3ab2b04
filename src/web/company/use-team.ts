import type { MemberAnswer } from "#api/team.ts";
import { getTeam } from "#api/team.ts";
import { withCapital } from "#domain/shared/french-format.ts";
import { whenRefreshed, useAnswer, useChange } from "#web/client/answers.tsx";

/** The members and the pending invitations. */
export function useTeam() {
  return useAnswer(getTeam);
}

/** A change of the team. It ends once the team has been read again, also after a refusal. */
export function useTeamChange<Wanted>(change: (wanted: Wanted) => Promise<unknown>) {
  return useChange(change, { onSettled: whenRefreshed });
}

/** The name of a member. Without one, their address cut at its « @ », written as a name. */
export function memberLabel({ name, email }: Pick<MemberAnswer, "name" | "email">): string {
  return name || withCapital(email.split("@")[0] ?? "") || "Sans adresse";
}
