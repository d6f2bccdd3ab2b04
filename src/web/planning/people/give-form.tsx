import type { Closure } from "#domain/company/closures/closures.ts";
import { personRoomWords } from "#domain/planning/person-room.messages.ts";
import { personRoom } from "#domain/planning/person-room.ts";
import { minutesOfHours } from "#domain/shared/money.ts";
import { todayInFrance } from "#web/client/today.ts";
import { PeopleForm } from "#web/projects/people/people-form.tsx";
import type { PeopleFormProps } from "#web/projects/people/site-people-form.tsx";
import { useAbsenceRemark } from "#web/projects/people/site-people-form.tsx";
import type { PlannedProject } from "../use-planning.ts";
import { usePlanning } from "../use-planning.ts";

/** Gives a work to people, each with the hours that they have left on its days, and their absences. */
export function GiveForm({
  plan,
  closures,
  onDone,
}: {
  plan: PlannedProject;
  closures: readonly Closure[];
  onDone: () => void;
}) {
  const { id, name, people } = plan;
  return <PeopleForm project={{ id, name, people }} remarkOf={useRoomWords(plan, closures)} onDone={onDone} />;
}

/** The same for a site whose planning is not read yet. Of one without a day, who is away is said alone. */
export function SiteGiveForm({ project, onDone }: PeopleFormProps) {
  const today = todayInFrance();
  const { plans, closures } = usePlanning(today, today);
  const plan = plans.find(({ id }) => id === project.id);
  const roomOf = useRoomWords(plan, closures);
  const absenceOf = useAbsenceRemark(project);
  return <PeopleForm project={project} remarkOf={(userId) => roomOf(userId) || absenceOf(userId)} onDone={onDone} />;
}

// Empty until it is read.
function useRoomWords(plan: PlannedProject | undefined, closures: readonly Closure[]) {
  const today = todayInFrance();
  const { plans, absences, hoursADay, isRead } = usePlanning(today, today);
  const time = { minutesADay: minutesOfHours(hoursADay), closures, absences, today };
  return (userId: string) =>
    isRead && plan !== undefined ? personRoomWords(personRoom(plans, plan, userId, time)) : "";
}
