import type { Closure } from "#domain/company/closures/closures.ts";
import { personRoom } from "#domain/planning/person-room.ts";
import { personRoomWords } from "#domain/planning/team-load.messages.ts";
import { minutesOfHours } from "#domain/shared/money.ts";
import { todayInFrance } from "#web/client/today.ts";
import { PeopleForm } from "#web/projects/people/people-form.tsx";
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
  const today = todayInFrance();
  const { plans, absences, hoursADay, isRead } = usePlanning(today, today);
  const time = { minutesADay: minutesOfHours(hoursADay), closures, absences, today };
  const { id, name, people } = plan;
  return (
    <PeopleForm
      project={{ id, name, people }}
      remarkOf={(userId) => (isRead ? personRoomWords(personRoom(plans, plan, userId, time)) : "")}
      onDone={onDone}
    />
  );
}
