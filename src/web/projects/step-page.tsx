import type { ProjectAnswer } from "#api/projects.ts";
import type { StepKey } from "#domain/projects/steps.ts";
import { openedStep } from "#domain/projects/steps.ts";
import { CallError } from "#web/client/call.ts";
import { WithinRole } from "#web/company/roles/within-role.tsx";
import { useMay } from "#web/company/use-memberships.ts";
import { ProjectsLink } from "#web/projects/projects-link.tsx";
import { Page } from "#web/ui/page.tsx";
import { Empty, Failure } from "#web/ui/states.tsx";
import { Navigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { NextLine } from "./head/next-line.tsx";
import { ProjectHead } from "./head/project-head.tsx";
import { STEP_ID } from "./head/step-id.ts";
import { StepPath } from "./head/step-path.tsx";
import { StepPageSkeleton, StepSkeleton } from "./head/step-skeleton.tsx";
import { useProject } from "./use-project.ts";

/** The step that opens a project. */
export function currentStep(project: Pick<ProjectAnswer, "status" | "estimation_total" | "quote">): StepKey {
  const { status, estimation_total, quote } = project;
  return openedStep({ status, isPriced: estimation_total !== null, quoteStatus: quote && quote.status });
}

type StepPageProps = {
  id: string;
  step: string;
  /** Whether the step is written beside what it gives, and takes the width of both. */
  isBench?: (project: ProjectAnswer) => boolean;
  /** Whether the step has what it shows first: until then its place is kept. */
  isReady?: boolean;
  /** What comes next, for a step that says it itself. */
  next?: (project: ProjectAnswer) => ReactNode;
  children: (project: ProjectAnswer) => ReactNode;
};

/**
 * The frame of a project's step: its name, its customer, the line of steps, then the step. A role without amounts sees
 * the work step only.
 */
export function StepPage({ id, step, isBench, isReady = true, next, children }: StepPageProps) {
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
  if (!project) return <StepPageSkeleton step={step} />;
  return (
    <Page
      title={project.name}
      head={<ProjectHead key={project.id} project={project} />}
      isWide={isBench?.(project) ?? false}
    >
      {amounts && (
        <div className="mb-3 rounded-card border border-line bg-paper md:mb-4">
          {next ? next(project) : <NextLine project={project} step={step} />}
          <StepPath project={project} step={step} />
        </div>
      )}
      <div id={STEP_ID} tabIndex={-1} className="outline-none">
        <WithinRole right={step === "work" ? "work" : "manage"}>
          {isReady ? children(project) : <StepSkeleton step={step} />}
        </WithinRole>
      </div>
    </Page>
  );
}

function NoSuchProject() {
  return (
    <Empty title="Ce projet n'existe pas" action={<ProjectsLink />}>
      L'adresse est peut-être incomplète, ou le projet a été retiré.
    </Empty>
  );
}
