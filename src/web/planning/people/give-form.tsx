import type { Closure } from "#domain/company/closures/closures.ts";
import { PeopleForm } from "#web/projects/people/people-form.tsx";
import type { PlannedProject } from "../use-planning.ts";
import { useRoomWords } from "./use-room-words.ts";

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
