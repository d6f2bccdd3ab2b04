import { absenceWords } from "#domain/projects/people/absence.messages.ts";
import { todayInFrance } from "#web/client/today.ts";
import { PeopleForm } from "./people-form.tsx";
import type { SiteOfPeople } from "./site-absences.tsx";
import { useAbsences } from "./site-absences.tsx";

type Props = { project: SiteOfPeople & { people: readonly string[] }; onDone: () => void };

/** Chooses who is on a project, and says who is away on its days. */
export function SitePeopleForm({ project, onDone }: Props) {
  const absencesOf = useAbsences(project);
  return (
    <PeopleForm
      project={project}
      remarkOf={(userId) =>
        absencesOf([userId])
          .map((absence) => absenceWords("", absence, todayInFrance()))
          .join(" · ")
      }
      onDone={onDone}
    />
  );
}
