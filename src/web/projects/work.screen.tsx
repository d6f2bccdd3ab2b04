import { buttonLook } from "#web/ui/button.tsx";
import { Progress } from "#web/ui/page.tsx";
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
          <div className="flex flex-col gap-6">
            <Progress label="Avancement des travaux" percent={percent} />
            <TaskList project={project} />
            <Link to="/etape/$id/$stepKey" params={{ id: project.id, stepKey: "invoice" }} className={buttonLook({ look: percent === 100 ? "primary" : "plain", className: "self-start max-md:self-stretch" })}>
              Passer à la facture
            </Link>
          </div>
        );
      }}
    </StepPage>
  );
}
