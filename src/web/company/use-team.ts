import type { MemberAnswer } from "#api/team.ts";
import { getTeam } from "#api/team.ts";
import { memberName } from "#domain/company/members/member-name.ts";
import { whenRefreshed, useAnswer, useChange } from "#web/client/answers.tsx";

/** The members and the pending invitations. */
export function useTeam() {
  return useAnswer(getTeam);
}

/** A change of the team. It ends once the team has been read again, also after a refusal. */
export function useTeamChange<Wanted>(change: (wanted: Wanted) => Promise<unknown>) {
  return useChange(change, { onSettled: whenRefreshed });
}

/** The name of a member, or what stands for it. */
export function memberLabel(member: Pick<MemberAnswer, "name" | "email">): string {
  return memberName(member) || "Sans adresse";
}
