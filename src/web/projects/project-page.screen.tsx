import { Page } from "#web/ui/page.tsx";
import { Failure } from "#web/ui/states.tsx";
import { Navigate, useParams } from "@tanstack/react-router";
import { StepPageSkeleton } from "./head/step-skeleton.tsx";
import { currentStep } from "./step-page.tsx";
import { useProject } from "./use-project.ts";

/** /project/{id}: opens the current step of the project. */
export default function ProjectPageScreen() {
  const { id } = useParams({ from: "/signed-in/project/$id" });
  const { data: project, error, refetch } = useProject(id);
  if (error && !project)
    return (
      <Page title="Projet">
        <Failure error={error} retry={() => void refetch()} />
      </Page>
    );
  if (!project) return <StepPageSkeleton step="" />;
  return <Navigate to="/etape/$id/$stepKey" params={{ id, stepKey: currentStep(project) }} replace />;
}
