import { listSiteReports } from "#api/projects/site-reports.ts";
import { useAnswerPages } from "#web/client/answer-pages.ts";

const PAGE = 10;

/** The reports of a project by pages, last made first. */
export function useReports(projectId: string) {
  return useAnswerPages(listSiteReports, { limit: PAGE }, { params: { id: projectId } });
}
