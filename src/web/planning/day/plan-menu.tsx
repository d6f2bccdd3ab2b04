import type { Closure } from "#domain/company/closures/closures.ts";
import { planningMessages } from "#domain/planning/planning.messages.ts";
import { useSitePeople } from "#web/projects/people/use-site-people.ts";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { RowMenu } from "#web/ui/layers/row-menu.tsx";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { Move } from "../use-move-project.ts";
import type { PlannedProject } from "../use-planning.ts";

const BarFacts = onDemand(
  async () => (await import("../bars/bar-facts.tsx")).BarFacts,
  () => null,
);
const MoveForm = onDemand(
  async () => (await import("./move-form.tsx")).MoveForm,
  (words) => words,
  "when shown",
);
const GiveForm = onDemand(
  async () => (await import("../people/give-form.tsx")).GiveForm,
  (words) => words,
  "when shown",
);

type Props = { plan: PlannedProject; closures: readonly Closure[]; move: (move: Move) => void };

/** What of a project is being changed in a sheet. */
export type PlanSheet = "days" | "people";

/** What may be done with a project of the planning where no bar can be carried: other days, other people. */
export function PlanMenu({ plan, closures, move }: Props) {
  const [sheet, setSheet] = useState<PlanSheet | null>(null);
  const actions = usePlanActions(plan.id, setSheet);
  return (
    <>
      <RowMenu label={`Actions sur « ${plan.name} »`} head={<BarFacts {...{ plan, closures }} />} actions={actions} />
      <PlanSheets {...{ plan, closures, move, sheet }} close={() => setSheet(null)} />
    </>
  );
}

/**
 * What may be done with a project: two open a sheet, the last one its page. Nobody alone has anybody to give work to.
 */
export function usePlanActions(id: string, open: (sheet: PlanSheet) => void) {
  const { isTeam } = useSitePeople();
  const navigate = useNavigate();
  return [
    { label: "Déplacer…", act: () => open("days") },
    ...(isTeam ? [{ label: "Confier…", act: () => open("people") }] : []),
    { label: planningMessages.openProject, act: () => void navigate({ to: "/project/$id", params: { id } }) },
  ];
}

/** The sheet that is open, if any. */
export function PlanSheets({
  plan,
  closures,
  move,
  sheet,
  close,
}: Props & { sheet: PlanSheet | null; close: () => void }) {
  const { name } = plan;
  return (
    <>
      <Drawer title={`Déplacer « ${name} »`} open={sheet === "days"} onClose={close} isSheet>
        {sheet === "days" && <MoveForm {...{ plan, closures, move, close }} />}
      </Drawer>
      <Drawer title={`Qui va sur « ${name} » ?`} open={sheet === "people"} onClose={close} isSheet>
        {sheet === "people" && <GiveForm {...{ plan, closures }} onDone={close} />}
      </Drawer>
    </>
  );
}
