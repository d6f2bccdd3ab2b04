import { absenceWords } from "#domain/projects/people/absence.messages.ts";
import { todayInFrance } from "#web/client/today.ts";
import { PeopleForm } from "./people-form.tsx";
import type { SiteOfPeople } from "./site-absences.tsx";
import { useAbsences } from "./site-absences.tsx";

/** The project whose people are chosen, with who is on it now. */
export type PeopleFormProps = { project: SiteOfPeople & { people: readonly string[] }; onDone: () => void };

/** Chooses who is on a project, and says who is away on its days. */
export function SitePeopleForm({ project, onDone }: PeopleFormProps) {
  return <PeopleForm project={project} remarkOf={useAbsenceRemark(project)} onDone={onDone} />;
}

/** Says the absences of somebody on the days of a project, empty for none. */
export function useAbsenceRemark(project: SiteOfPeople) {
  const absencesOf = useAbsences(project);
  return (userId: string) =>
    absencesOf([userId])
      .map((absence) => absenceWords("", absence, todayInFrance()))
      .join(" · ");
}
