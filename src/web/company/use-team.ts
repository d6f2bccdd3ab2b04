import { getTeam } from "#api/team.ts";
import { CallError, call } from "#web/client/call.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

/** The members and the invitations that wait. */
export function useTeam() {
  return useQuery({ queryKey: ["team"], queryFn: ({ signal }) => call(getTeam, { signal }) });
}

/**
 * A change of the team: what is shown is read again, also when it was refused, for somebody else may have been faster.
 */
export function useTeamChange<Wanted>(change: (wanted: Wanted) => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation<unknown, CallError | Error, Wanted>({
    mutationFn: change,
    onSettled: () =>
      Promise.all([["team"], ["companies"], ["company"]].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
}
