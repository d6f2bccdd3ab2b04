import type { ProjectAnswer } from "#api/projects.ts";
import { getProjectPeople } from "#api/projects/project-people.ts";
import { HOURS_A_DAY } from "#domain/shared/working-day.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { todayInFrance } from "#web/client/today.ts";
import { useRestDays } from "#web/company/rest/use-rest-days.ts";
import { useCompany } from "#web/company/use-company.ts";
import type { LateTasks } from "#web/projects/checklist/checklist.tsx";
import { useSitePeople } from "#web/projects/people/use-site-people.ts";
import { useSpentMinutes } from "#web/times/spent-minutes.ts";
import { lateCode } from "#web/ui/loading/late-code.ts";
import { useEffect, useState } from "react";

// The rules of a planning are heavy: they come beside the page, which shows all the rest without them.
const rules = lateCode(() => import("./late-tasks.ts"));
void rules.load().catch(() => {});

type Rules = typeof import("./late-tasks.ts");

/** The rules of a planning, or null until they are there. `isLoading`: they may still come. */
export function useLateRules(): { code: Rules | null; isLoading: boolean } {
  const [code, setCode] = useState(rules.codeOrNull);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (code === null) void rules.load().then(setCode, () => setFailed(true));
  }, [code]);
  return { code, isLoading: code === null && !hasFailed };
}

/** When a project begins and ends, and what of it is late. Null without a day, and until it is read. */
export function useLateTasks(project: ProjectAnswer): LateTasks | null {
  const company = useCompany();
  const { closures, absences, isLoading } = useRestDays();
  const { code } = useLateRules();
  const { isTeam } = useSitePeople();
  const { people = [] } = useAnswer(getProjectPeople, { params: { id: project.id } }, { enabled: isTeam }).data ?? {};
  const spentMinutes = useSpentMinutes(project.id);
  if (code === null || isLoading || company.isLoading) return null;
  const hoursADay = company.data?.hours_a_day ?? HOURS_A_DAY;
  return code.lateTasksOf(project, { hoursADay, closures, absences, today: todayInFrance(), people, spentMinutes });
}
