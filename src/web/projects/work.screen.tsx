import { buttonLook } from "#web/ui/button.tsx";
import { Link } from "@tanstack/react-router";
import { StepPage } from "./step-page.tsx";
import { TaskList } from "./task-list.tsx";

/** /etape/{id}/work: the checklist and how far it is. */
export default function WorkScreen() {
  return (
    <StepPage step="work">
      {(project) => {
        const done = project.tasks.filter((task) => task.done).length;
        const percent = project.tasks.length === 0 ? 0 : Math.round((done * 100) / project.tasks.length);
        return (
          <div className="flex flex-col gap-5">
            <div>
              <p className="mb-1 flex justify-between">
                <span>Avancement</span>
                <span className="figures font-[550]">{percent} %</span>
              </p>
              <progress value={percent} max={100} aria-label="Avancement des travaux" className="h-2 w-full accent-(--act)" />
            </div>
            <TaskList project={project} />
            <Link to="/etape/$id/$stepKey" params={{ id: project.id, stepKey: "invoice" }} className={buttonLook({ look: percent === 100 ? "primary" : "plain" })}>
              Passer à la facture
            </Link>
          </div>
        );
      }}
    </StepPage>
  );
}
