import { getTeam } from "#api/team.ts";
import { refreshed, useAnswer, useChange } from "#web/client/answers.tsx";

/** The members and the invitations that wait. */
export function useTeam() {
  return useAnswer(getTeam);
}

/** A change of the team: over once what is shown has been read again, also when it was refused. */
export function useTeamChange<Wanted>(change: (wanted: Wanted) => Promise<unknown>) {
  return useChange(change, { onSettled: refreshed });
}
