import { previewProjectDocument } from "#api/documents.ts";
import type { ProjectAnswer } from "#api/projects.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { call } from "#web/client/call.ts";
import { buttonLook, linkLook } from "#web/ui/button.tsx";
import { Card } from "#web/ui/page.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { StepPage } from "./step-page.tsx";

/** /etape/{id}/validation: the check before anything leaves: what is there, what is missing and where to fill it. */
export default function ValidationScreen() {
  return <StepPage step="validation">{(project) => <Checks project={project} />}</StepPage>;
}

type Check = { label: string; good: boolean; what: string; step?: string; to?: string };

function Checks({ project }: { project: ProjectAnswer }) {
  const preview = useQuery({
    queryKey: ["preview", project.id, "invoice"],
    queryFn: ({ signal }) => call(previewProjectDocument, { params: { id: project.id, kind: "invoice" }, signal }),
    enabled: project.estimation_total !== null,
  });
  const missing = preview.data?.missing_code ?? null;
  const { company, full_name } = project.client_info;
  const checks: Check[] = [
    { label: "Client", good: Boolean(company || full_name), what: [company, full_name].filter(Boolean).join(" – ") || "à compléter", to: "/app/customers" },
    { label: "Tâches", good: project.tasks.length > 0, what: project.tasks.length > 0 ? `${project.tasks.length} tâches` : "aucune pour l'instant", step: "estimation" },
    { label: "Prix", good: project.estimation_total !== null, what: project.estimation_total === null ? "durée et taux horaire à indiquer" : `${formatMoney(Math.round(project.estimation_total * 100))} hors taxes`, step: "estimation" },
    { label: "Ton entreprise", good: preview.isSuccess && missing !== "company_incomplete", what: missing === "company_incomplete" ? "identité légale à compléter avant de facturer" : "prête à facturer", to: "/app/settings" },
    { label: "Adresse du client", good: preview.isSuccess && missing === null, what: missing === "customer_incomplete" ? "à compléter avant de facturer" : "connue ou demandée à la facture", to: "/app/customers" },
  ];
  return (
    <Card title="Avant d'envoyer">
      <ul className="divide-y divide-line">
        {checks.map((check) => (
          <li key={check.label} className="flex min-h-14 items-center gap-3 py-2">
            <span aria-hidden className={check.good ? "text-good" : "text-alert"}>
              {check.good ? "✓" : "○"}
            </span>
            <span className="flex-1">
              <span className="block font-[550]">{check.label}</span>
              <span className="block text-fine text-quiet">{check.what}</span>
            </span>
            {!check.good && <Fill check={check} id={project.id} />}
          </li>
        ))}
      </ul>
      <Link to="/etape/$id/$stepKey" params={{ id: project.id, stepKey: "quote" }} className={`${buttonLook({ look: "primary" })} mt-4`}>
        Passer au devis
      </Link>
    </Card>
  );
}

function Fill({ check, id }: { check: Check; id: string }) {
  if (check.step)
    return (
      <Link to="/etape/$id/$stepKey" params={{ id, stepKey: check.step }} className={linkLook}>
        Compléter
      </Link>
    );
  return (
    <Link to={check.to ?? "/app"} className={linkLook}>
      Compléter
    </Link>
  );
}
