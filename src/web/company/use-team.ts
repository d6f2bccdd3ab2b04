import { getTeam } from "#api/team.ts";
import { refreshed, useAnswer } from "#web/client/answers.tsx";
import type { CallError } from "#web/client/call.ts";
import { useMutation } from "@tanstack/react-query";

/** The members and the invitations that wait. */
export function useTeam() {
  return useAnswer(getTeam);
}

/** A change of the team: over once what is shown has been read again, also when it was refused. */
export function useTeamChange<Wanted>(change: (wanted: Wanted) => Promise<unknown>) {
  return useMutation<unknown, CallError | Error, Wanted>({ mutationFn: change, onSettled: refreshed });
}
