import type { ProjectAnswer } from "#api/projects.ts";
import { clientNames } from "#domain/customers/customer.ts";
import type { StepKey } from "#domain/projects/steps.ts";
import { CallError } from "#web/client/call.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { WithinRole } from "#web/company/within-role.tsx";
import { ProjectsLink } from "#web/projects/projects-link.tsx";
import { Page } from "#web/ui/page.tsx";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { Empty, Failure } from "#web/ui/states.tsx";
import { Navigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { EditProject } from "./head/edit-project.tsx";
import { FileButton } from "./head/file-button.tsx";
import { NextLine } from "./head/next-line.tsx";
import { PlaceLink, ReachLinks } from "./head/reach-links.tsx";
import { StepPath } from "./head/step-path.tsx";
import { ProjectCustomer } from "./project-customer.tsx";
import { useProject } from "./use-project.ts";

/** The current step of a project. */
export function currentStep(project: Pick<ProjectAnswer, "status" | "estimation_total">): StepKey {
  if (project.status === "estimation") return project.estimation_total === null ? "estimation" : "validation";
  return project.status;
}

type StepPageProps = {
  id: string;
  step: string;
  /** Whether the step is written beside what it gives, and takes the width of both. */
  isBench?: (project: ProjectAnswer) => boolean;
  children: (project: ProjectAnswer) => ReactNode;
};

/**
 * The frame of a project's step: its name, its customer, the line of steps, then the step. A role without amounts sees
 * the work step only.
 */
export function StepPage({ id, step, isBench, children }: StepPageProps) {
  const { data: project, error, refetch } = useProject(id);
  const amounts = useMay()("amounts");
  if (!amounts && step !== "work")
    return <Navigate to="/etape/$id/$stepKey" params={{ id, stepKey: "work" }} replace />;
  // What was read stays on screen without a network.
  if (error && !project)
    return (
      <Page title="Projet">
        {error instanceof CallError && error.status === 404 ? (
          <NoSuchProject />
        ) : (
          <Failure error={error} retry={() => void refetch()} />
        )}
      </Page>
    );
  if (!project)
    return (
      <Page title="Projet">
        <SheetSkeleton label="Chargement du projet…" />
      </Page>
    );
  return (
    <Page
      title={project.name}
      subtitle={<Subtitle project={project} />}
      actions={<Acts key={project.id} project={project} />}
      isWide={isBench?.(project) ?? false}
    >
      {amounts && (
        <div className="mb-4 rounded-card border border-line bg-paper md:mb-6">
          <NextLine project={project} step={step} />
          <StepPath project={project} step={step} />
        </div>
      )}
      <WithinRole right={step === "work" ? "work" : "manage"}>{children(project)}</WithinRole>
    </Page>
  );
}

// Who the work is for, and where it is.
function Subtitle({ project }: { project: ProjectAnswer }) {
  return (
    <span className="flex flex-col md:flex-row md:flex-wrap md:items-center md:gap-x-4">
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {clientNames(project.client_info).join(" – ") || "Client à compléter"}
      </span>
      <PlaceLink project={project} />
    </span>
  );
}

function Acts({ project }: { project: ProjectAnswer }) {
  return (
    <div className="flex flex-wrap gap-2 max-md:-mb-2 max-md:w-[calc(100vw-2rem)]">
      <ReachLinks project={project} />
      <FileButton project={project} />
      <ProjectCustomer project={project} />
      <EditProject project={project} />
    </div>
  );
}

function NoSuchProject() {
  return (
    <Empty title="Ce projet n'existe pas" action={<ProjectsLink />}>
      L'adresse est peut-être incomplète, ou le projet a été retiré.
    </Empty>
  );
}
