import type { ProjectAnswer } from "#api/projects.ts";
import { getProject } from "#api/projects.ts";
import { call } from "#web/client/call.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

/** The project of a page, with its tasks, quote and invoice. */
export function useProject(id: string) {
  return useQuery({
    queryKey: ["project", id],
    queryFn: async ({ signal }) => (await call(getProject, { params: { id }, signal })).project,
  });
}

/** Something done to a project: once done, everything that shows it is read again. */
export function useProjectChange<Input>(
  id: string,
  change: (input: Input) => Promise<{ project?: ProjectAnswer } | unknown>,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ["project", id] });
      void queries.invalidateQueries({ queryKey: ["preview", id] });
      void queries.invalidateQueries({ queryKey: ["projects"] });
      void queries.invalidateQueries({ queryKey: ["documents"] });
      void queries.invalidateQueries({ queryKey: ["shared-document"] });
    },
  });
}
