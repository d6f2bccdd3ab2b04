import type { ProjectAnswer } from "#api/projects.ts";
import { proposeTasks, saveEstimation } from "#api/projects.ts";
import { formatMoney, parseFrenchNumber } from "#domain/shared/french-format.ts";
import { hoursTimesRateCents, scaleDecimal } from "#domain/shared/money.ts";
import { call } from "#web/client/call.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { SelectField, TextAreaField, TextField } from "#web/ui/field.tsx";
import { Card } from "#web/ui/page.tsx";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { StepPage } from "./step-page.tsx";
import { TaskList } from "./task-list.tsx";
import { useProjectChange } from "./use-project.ts";

const PROPOSAL_TIMEOUT_MS = 20_000;

/** /etape/{id}/estimation: what is to be done, the tasks, the hours and the rate. */
export default function EstimationScreen() {
  return (
    <StepPage step="estimation">
      {(project) => (
        <div className="grid gap-5 lg:grid-cols-[1fr_20rem]">
          <div className="flex flex-col gap-5">
            <Description key={project.id} project={project} />
            <TaskList project={project} editable />
          </div>
          <Price key={`${project.id} ${project.estimation_hours} ${project.estimation_rate}`} project={project} />
        </div>
      )}
    </StepPage>
  );
}

function Description({ project }: { project: ProjectAnswer }) {
  const [text, setText] = useState(project.estimation_description);
  const propose = useProjectChange(project.id, (description: string) =>
    call(proposeTasks, { params: { id: project.id }, body: { description }, signal: AbortSignal.timeout(PROPOSAL_TIMEOUT_MS) }),
  );
  const summary = propose.data ? (propose.data as { estimation: { summary: string } }).estimation.summary : project.estimation_ai?.summary;
  return (
    <Card title="Ce qu'il y a à faire">
      <TextAreaField
        label="Description des travaux"
        placeholder="Remplacer le chauffe-eau de 200 l, poser deux radiateurs…"
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={propose.error ? sentence(propose.error) : undefined}
      />
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button look={project.tasks.length === 0 ? "primary" : "plain"} disabled={text.trim() === ""} busy={propose.isPending} busyLabel="Je cherche les tâches…" onClick={() => propose.mutate(text)}>
          {project.tasks.length === 0 ? "Proposer les tâches" : "Proposer à nouveau"}
        </Button>
        {summary && <p className="text-[0.87rem] text-quiet">{summary}</p>}
      </div>
    </Card>
  );
}

function sentence(error: Error): string {
  if (error.name === "TimeoutError") return "La génération des tâches prend trop de temps, je poursuis sans cette étape pour ne pas te bloquer.";
  return `Impossible de générer les tâches pour le moment (${error.message}).`;
}

const VAT_RATES = [2000, 1000, 550, 0];

function Price({ project }: { project: ProjectAnswer }) {
  const fromTasks = project.tasks.reduce((sum, task) => sum + task.estimate_h, 0);
  const [hours, setHours] = useState(decimal(project.estimation_hours));
  const [rate, setRate] = useState(decimal(project.estimation_rate));
  const [vat, setVat] = useState(project.estimation_vat_basis_points);
  const [wrong, setWrong] = useState("");
  const save = useProjectChange(project.id, (body: { hours: number; rate: number; vat_basis_points: number | null }) => call(saveEstimation, { params: { id: project.id }, body }));
  const [h, r] = [parseFrenchNumber(hours), parseFrenchNumber(rate)];
  const total = h !== null && r !== null && h >= 0 && r >= 0 ? hoursTimesRateCents(scaleDecimal(h, 4), scaleDecimal(r, 2)) : null;
  const submit = () => {
    if (h === null || r === null) return setWrong("Merci de fournir des valeurs numériques valides.");
    setWrong("");
    save.mutate({ hours: h, rate: r, vat_basis_points: vat });
  };
  return (
    <Card title="Le prix" className="self-start lg:sticky lg:top-6">
      <div className="flex flex-col gap-4">
        <TextField label="Durée estimée (heures)" inputMode="decimal" value={hours} onChange={(event) => setHours(event.target.value)} hint={fromTasks > 0 ? `Tes tâches totalisent ${decimal(fromTasks)} h.` : undefined} />
        {fromTasks > 0 && h !== fromTasks && (
          <Button look="quiet" onClick={() => setHours(decimal(fromTasks))}>
            Reprendre les {decimal(fromTasks)} h des tâches
          </Button>
        )}
        <TextField label="Taux horaire (€)" inputMode="decimal" value={rate} onChange={(event) => setRate(event.target.value)} hint="Hors taxes." />
        <SelectField label="TVA" value={vat ?? ""} onChange={(event) => setVat(event.target.value === "" ? null : Number(event.target.value))} hint="Le taux réduit demande une attestation du client, imprimée sur le devis.">
          <option value="">Selon ton régime</option>
          {VAT_RATES.map((one) => (
            <option key={one} value={one}>
              {decimal(one / 100)} %
            </option>
          ))}
        </SelectField>
        <p className="flex items-baseline justify-between border-t border-line pt-3">
          <span className="text-quiet">Total hors taxes</span>
          <strong className="figures text-[1.3rem]">{total === null ? "–" : formatMoney(total)}</strong>
        </p>
        {(wrong || save.error) && (
          <p role="alert" className="text-bad">
            {wrong || save.error?.message}
          </p>
        )}
        <Button look="primary" wide busy={save.isPending} busyLabel="Enregistrement…" onClick={submit}>
          Enregistrer le prix
        </Button>
        {project.estimation_total !== null && (
          <Link to="/etape/$id/$stepKey" params={{ id: project.id, stepKey: "quote" }} className={buttonLook({ look: "plain", wide: true })}>
            Passer au devis
          </Link>
        )}
      </div>
    </Card>
  );
}

function decimal(value: number | null): string {
  return value === null ? "" : String(value).replace(".", ",");
}
