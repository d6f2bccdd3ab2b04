import type { MemberAnswer } from "#api/team.ts";
import { getTeam } from "#api/team.ts";
import { whenRefreshed, useAnswer, useChange } from "#web/client/answers.tsx";

/** The members and the pending invitations. */
export function useTeam() {
  return useAnswer(getTeam);
}

/** A change of the team. It ends once the team has been read again, also after a refusal. */
export function useTeamChange<Wanted>(change: (wanted: Wanted) => Promise<unknown>) {
  return useChange(change, { onSettled: whenRefreshed });
}

/** The name of a member. Without one, their address is cut at its « @ », as everywhere a person is named. */
export function memberLabel({ name, email }: Pick<MemberAnswer, "name" | "email">): string {
  return name || email.split("@")[0] || "Sans adresse";
}
