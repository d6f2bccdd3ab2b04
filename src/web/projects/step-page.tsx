import type { ProjectAnswer } from "#api/projects.ts";
import { Failure, Page } from "#web/ui/page.tsx";
import { SheetComing } from "#web/ui/skeleton.tsx";
import { Link, useParams } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useProject } from "./use-project.ts";

/** The six steps of a project, in order, as the routes name them. */
export const STEPS = [
  { key: "estimation", label: "Estimation" },
  { key: "validation", label: "Validation" },
  { key: "quote", label: "Devis" },
  { key: "client-validation", label: "Accord du client" },
  { key: "work", label: "Travaux" },
  { key: "invoice", label: "Facture" },
] as const;

/** Where a project stands, as one of its steps. */
export function currentStep(project: Pick<ProjectAnswer, "status" | "estimation_total">): (typeof STEPS)[number]["key"] {
  if (project.status === "estimation") return project.estimation_total === null ? "estimation" : "validation";
  return project.status;
}

/** The frame of a project's step: its name, its customer, the line of steps, then the step itself. */
export function StepPage({ step, children }: { step: string; children: (project: ProjectAnswer) => ReactNode }) {
  const { id = "" } = useParams({ strict: false }) as { id?: string };
  const { data: project, error, refetch } = useProject(id);
  if (error) return <Page title="Projet">{<Failure error={error} retry={() => void refetch()} />}</Page>;
  if (!project)
    return (
      <Page title="Projet">
        <SheetComing label="Chargement du projet…" />
      </Page>
    );
  const { company, full_name } = project.client_info;
  return (
    <Page title={project.name} subtitle={[company, full_name].filter(Boolean).join(" – ") || "Client à compléter"}>
      <StepLine id={id} step={step} />
      {children(project)}
    </Page>
  );
}

function StepLine({ id, step }: { id: string; step: string }) {
  const here = STEPS.findIndex((one) => one.key === step);
  return (
    <nav aria-label="Étapes du projet" className="mb-6 border-b border-line">
      <ol className="flex gap-1 overflow-x-auto">
        {STEPS.map(({ key, label }, index) => (
          <li key={key} className={here >= 0 && Math.abs(index - here) > 1 ? "hidden md:block" : ""}>
            <Link
              to="/etape/$id/$stepKey"
              params={{ id, stepKey: key }}
              activeProps={{ "aria-current": "step" }}
              className={`flex min-h-11 items-center border-b-2 px-2 text-fine whitespace-nowrap ${key === step ? "border-act font-[550] text-act" : "border-transparent text-quiet hover:text-ink"}`}
            >
              {index + 1}. {label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
