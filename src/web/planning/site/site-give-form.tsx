import { todayInFrance } from "#web/client/today.ts";
import { PeopleForm } from "#web/projects/people/people-form.tsx";
import type { PeopleFormProps } from "#web/projects/people/site-people-form.tsx";
import { useAbsenceRemark } from "#web/projects/people/site-people-form.tsx";
import { useRoomWords } from "../people/use-room-words.ts";
import { usePlanning } from "../use-planning.ts";

/** Chooses who is on a site, with the room that the planning says. Without a day, who is away is said alone. */
export function SiteGiveForm({ project, onDone }: PeopleFormProps) {
  const today = todayInFrance();
  const { plans, closures } = usePlanning(today, today);
  const plan = plans.find(({ id }) => id === project.id);
  const roomOf = useRoomWords(plan, closures);
  const absenceOf = useAbsenceRemark(project);
  return <PeopleForm project={project} remarkOf={(userId) => roomOf(userId) || absenceOf(userId)} onDone={onDone} />;
}
