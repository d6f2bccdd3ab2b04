import { getProject } from "#api/projects.ts";
import { useAnswer } from "#web/client/answers.tsx";

/** The project of a page, with its tasks, quote and invoice. */
export function useProject(id: string) {
  return useAnswer(getProject, { params: { id } }, { select: ({ project }) => project });
}
