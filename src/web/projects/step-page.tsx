import type { ProjectAnswer } from "#api/projects.ts";
import { hasValidInvoice } from "#domain/documents/invoice-state.ts";
import { STEP_WORDS } from "#domain/projects/steps.messages.ts";
import type { StepKey } from "#domain/projects/steps.ts";
import { STEP_KEYS, isStepDone } from "#domain/projects/steps.ts";
import { CallError } from "#web/client/call.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { WithinRole } from "#web/company/within-role.tsx";
import { ProjectsLink } from "#web/projects/projects-link.tsx";
import { Page } from "#web/ui/page.tsx";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { Empty, Failure } from "#web/ui/states.tsx";
import { TabLine, tabLook } from "#web/ui/tabs.tsx";
import { Link, Navigate } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { EditProject } from "./head/edit-project.tsx";
import { FileButton } from "./head/file-button.tsx";
import { NextLine } from "./head/next-line.tsx";
import { ReachLinks } from "./head/reach-links.tsx";
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
      subtitle={<Subtitle key={project.id} project={project} />}
      isWide={isBench?.(project) ?? false}
    >
      {amounts && (
        <>
          <NextLine project={project} step={step} />
          <StepLine project={project} step={step} />
        </>
      )}
      <WithinRole right={step === "work" ? "work" : "manage"}>{children(project)}</WithinRole>
    </Page>
  );
}

function Subtitle({ project }: { project: ProjectAnswer }) {
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <ProjectCustomer project={project}>
        <EditProject project={project} />
        <ReachLinks project={project} />
        <FileButton project={project} />
      </ProjectCustomer>
    </span>
  );
}

function NoSuchProject() {
  return (
    <Empty title="Ce projet n'existe pas" action={<ProjectsLink />}>
      L'adresse est peut-être incomplète, ou le projet a été retiré.
    </Empty>
  );
}

function StepLine({ project, step }: { project: ProjectAnswer; step: string }) {
  const here = STEP_KEYS.findIndex((key) => key === step);
  const { tasks, quote, invoice, estimation_total } = project;
  const tasksDone = tasks.filter(({ done }) => done).length;
  const facts = {
    // A quote written line by line has its price without an estimation, which is still empty.
    isEstimated: estimation_total !== null || tasks.length > 0,
    quoteStatus: quote?.status ?? null,
    hasInvoice: hasValidInvoice(invoice),
    tasksTotal: tasks.length,
    tasksDone,
  };
  const nextKey = STEP_KEYS.slice(here + 1).find((key) => !isStepDone(key, facts));
  return (
    <>
      <TabLine label="Étapes du projet">
        {STEP_KEYS.map((key, index) => (
          <li key={key} className="max-md:flex-1">
            <Link
              to="/etape/$id/$stepKey"
              params={{ id: project.id, stepKey: key }}
              className={`${tabLook(key === step)} max-md:justify-center`}
            >
              {isStepDone(key, facts) ? <Done /> : <StepNumber rank={index + 1} />}
              <span className="max-md:sr-only">{STEP_WORDS[key]}</span>
            </Link>
          </li>
        ))}
      </TabLine>
      {here >= 0 && (
        // The tabs say it themselves on a wide screen, and to screen readers.
        <p aria-hidden className="-mt-4 mb-4 text-fine text-quiet md:hidden">
          {isStepDone(STEP_KEYS[here]!, facts) ? "Fait" : "À faire"} :{" "}
          <span className="font-[550] text-ink">{STEP_WORDS[STEP_KEYS[here]!]}</span>
          {nextKey && `, puis ${STEP_WORDS[nextKey].toLowerCase()}`}
        </p>
      )}
    </>
  );
}

// On a phone the number alone is the mark of the step, in a circle. Its name is for screen readers there.
function StepNumber({ rank }: { rank: number }) {
  return (
    <span
      className={cx(
        "figures max-md:inline-flex max-md:size-7 max-md:items-center max-md:justify-center",
        "max-md:rounded-full max-md:border max-md:border-current",
      )}
    >
      {rank}
      <span className="max-md:hidden">.</span>
    </span>
  );
}

function Done() {
  return (
    <>
      <Check
        aria-hidden
        className="size-4 text-good max-md:size-7 max-md:rounded-full max-md:border max-md:border-good max-md:p-1"
      />
      <span className="sr-only">Fait :</span>
    </>
  );
}
