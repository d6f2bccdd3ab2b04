import { listPhotos } from "#api/photos.ts";
import { getProjectNotes } from "#api/projects/project-dossier.ts";
import { getProjectPeople } from "#api/projects/project-people.ts";
import { getTimer, listTimes } from "#api/times.ts";
import { useAnswerPages } from "#web/client/answer-pages.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { useRestDays } from "#web/company/rest/use-rest-days.ts";
import { useCompany } from "#web/company/use-company.ts";
import { useTeam } from "#web/company/use-team.ts";
import { useSitePeople } from "#web/projects/people/use-site-people.ts";
import { TIMES_AT_ONCE } from "#web/times/working-now.tsx";
import { useEffect, useState } from "react";
import { useLateRules } from "./use-late-tasks.ts";

/** Whoever waits longer sees what is there, and the rest comes in its place. */
const LONGEST_WAIT_MS = 1_500;

/**
 * Reads at once what the work step shows first, beside its project, and what decides how its checklist opens. True once
 * all of it is there or failed, or after a moment.
 */
export function useWorkReads(id: string): boolean {
  const params = { id };
  const { isTeam } = useSitePeople();
  const reads = [
    useTeam(),
    useCompany(),
    useRestDays(),
    useAnswer(getProjectNotes, { params }),
    useAnswer(getProjectPeople, { params }, { enabled: isTeam }),
    useAnswer(listPhotos, { params }),
    useAnswer(getTimer),
    useAnswerPages(listTimes, { limit: TIMES_AT_ONCE }, { params }),
  ];
  const rules = useLateRules();
  const isRead = [...reads, rules].every(({ isLoading }) => !isLoading);
  const [isWaitOver, setWaitOver] = useState(false);
  useEffect(() => {
    const end = setTimeout(() => setWaitOver(true), LONGEST_WAIT_MS);
    return () => clearTimeout(end);
  }, []);
  return isRead || isWaitOver;
}
