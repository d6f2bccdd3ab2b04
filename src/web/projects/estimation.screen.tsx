import { fieldMessages } from "#domain/shared/field.messages.ts";
import { projectMessages } from "#domain/projects/project.messages.ts";
import { TASKS_TIMEOUT_MS } from "#domain/projects/task.ts";
import type { ProjectAnswer } from "#api/projects.ts";
import { proposeTasks, saveEstimation } from "#api/projects.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { eurosToCents, hoursTimesRateCents, hoursToE4 } from "#domain/shared/money.ts";
import { totalHours } from "#domain/projects/task.ts";
import { MAX_HOURS_OR_RATE, readTypedNumber } from "#domain/shared/typed-number.ts";
import { useCompany } from "#web/company/use-company.ts";
import { useChange } from "#web/client/answers.tsx";
import { CallError, call } from "#web/client/call.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { TextAreaField } from "#web/ui/field.tsx";
import { MoneyField, NumberField, inputText } from "#web/ui/number-field.tsx";
import { Card } from "#web/ui/card.tsx";
import { useTyped } from "./use-typed.ts";
import { Link, useParams } from "@tanstack/react-router";
import { useReady } from "#web/ui/use-ready.ts";
import { useState } from "react";
import { StepPage } from "./step-page.tsx";
import { TaskList } from "./task-list.tsx";
import type { TypedVat } from "./vat-field.tsx";
import { VatField } from "./vat-field.tsx";

/** /etape/{id}/estimation: the description, the tasks, the hours and the rate. */
export default function EstimationScreen() {
  const { id } = useParams({ from: "/signed-in/etape/$id/estimation" });
  return (
    <StepPage id={id} step="estimation">
      {(project) => (
        <div className="grid gap-6 lg:grid-cols-[1fr_20rem]">
          <div className="flex min-w-0 flex-col gap-6">
            <Description key={project.id} project={project} />
            <TaskList project={project} editable />
          </div>
          <Price key={project.id} project={project} />
        </div>
      )}
    </StepPage>
  );
}

function Description({ project }: { project: ProjectAnswer }) {
  const [text, setText] = useTyped(project.estimation_description);
  const [isConfirming, setIsConfirming] = useState(false);
  const isFirst = project.tasks.length === 0;
  const propose = useChange((description: string) =>
    call(proposeTasks, {
      params: { id: project.id },
      body: { description },
      signal: AbortSignal.timeout(TASKS_TIMEOUT_MS),
    }),
  );
  const summary = propose.data
    ? (propose.data as { estimation: { summary: string } }).estimation.summary
    : project.estimation_ai?.summary;
  return (
    <Card title="Ce qu'il y a à faire">
      <TextAreaField
        label="Description des travaux"
        placeholder="Remplacer le chauffe-eau de 200 l, poser deux radiateurs…"
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={propose.error ? sentence(propose.error) : undefined}
      />
      {summary && <p className="mt-2 text-fine text-quiet">{summary}</p>}
      {isConfirming ? (
        <AskAgain
          answer={(yes) => {
            setIsConfirming(false);
            if (yes) propose.mutate(text);
          }}
        />
      ) : (
        <Button
          className="mt-3"
          look={isFirst ? "primary" : "plain"}
          disabled={text.trim() === ""}
          busy={propose.isPending}
          busyLabel="Je cherche les tâches…"
          onClick={() => (isFirst ? propose.mutate(text) : setIsConfirming(true))}
        >
          {isFirst ? "Proposer les tâches" : "Proposer à nouveau"}
        </Button>
      )}
    </Card>
  );
}

function AskAgain({ answer }: { answer: (yes: boolean) => void }) {
  const isReady = useReady(true);
  return (
    <div role="group" aria-label="Proposer à nouveau" className="mt-3 flex flex-col gap-3">
      <p>Les tâches que tu n'as ni modifiées ni cochées seront remplacées. Les autres restent.</p>
      <div className="flex flex-wrap gap-2">
        <Button disabled={!isReady} onClick={() => answer(true)}>
          Oui, proposer à nouveau
        </Button>
        <Button autoFocus look="quiet" onClick={() => answer(false)}>
          Non
        </Button>
      </div>
    </div>
  );
}

function sentence(error: Error): string {
  const isTooSlow = error.name === "TimeoutError" || (error instanceof CallError && error.code === "timeout");
  if (isTooSlow) return projectMessages.tasksTimeout;
  return projectMessages.tasksFailed(error.message);
}

type EstimationBody = {
  hours: number;
  rate: number;
  vat_basis_points: number | null;
  vat_reason: TypedVat["reason"];
};

function Price({ project }: { project: ProjectAnswer }) {
  const fromTasks = totalHours(project.tasks);
  const { hours, rate, vat, totalCents, isSaved, save, submit } = usePrice(project);
  return (
    <Card title="Le prix" className="self-start lg:sticky lg:top-6">
      <div className="flex flex-col gap-4">
        <NumberField
          label={projectMessages.hoursLabel}
          unit="h"
          text={hours.text}
          onText={hours.onText}
          error={hours.problem}
          hint={fromTasks > 0 ? `Tes tâches totalisent ${inputText(fromTasks)} h.` : undefined}
        />
        {fromTasks > 0 && hours.value !== fromTasks && (
          <Button look="quiet" onClick={() => hours.onText(inputText(fromTasks))}>
            Reprendre les {inputText(fromTasks)} h des tâches
          </Button>
        )}
        <MoneyField
          label={projectMessages.rateLabel}
          text={rate.text}
          onText={rate.onText}
          error={rate.problem}
          hint="Hors taxes."
        />
        <VatField {...vat} saved={project.estimation_vat_basis_points} />
        <p className="flex items-baseline justify-between border-t border-line pt-3">
          <span className="text-quiet">{vat.isFranchise ? "Total" : "Total hors taxes"}</span>
          <strong className="figures text-title">{totalCents === null ? "–" : formatMoney(totalCents)}</strong>
        </p>
        {save.error && (
          <p role="alert" className="text-bad">
            {save.error.message}
          </p>
        )}
        <Button
          look={isSaved ? "plain" : "primary"}
          wide
          busy={save.isPending}
          busyLabel="Enregistrement…"
          onClick={submit}
        >
          Enregistrer le prix
        </Button>
        {isSaved && <ToQuote id={project.id} />}
      </div>
    </Card>
  );
}

function ToQuote({ id }: { id: string }) {
  return (
    <Link
      to="/etape/$id/$stepKey"
      params={{ id, stepKey: "quote" }}
      className={buttonLook({ look: "primary", wide: true })}
    >
      Passer au devis
    </Link>
  );
}

// What is typed, its total, and whether it is saved.
function usePrice(project: ProjectAnswer) {
  const [isRefused, setIsRefused] = useState(false);
  const hours = useTypedNumber(project.estimation_hours, isRefused);
  const rate = useTypedNumber(project.estimation_rate, isRefused);
  const vat = useTypedVat(project, isRefused);
  const save = useChange((body: EstimationBody) => call(saveEstimation, { params: { id: project.id }, body }));
  const totalCents =
    hours.value !== null && rate.value !== null
      ? hoursTimesRateCents(hoursToE4(hours.value), eurosToCents(rate.value))
      : null;
  const isSaved =
    project.estimation_total !== null &&
    hours.value === project.estimation_hours &&
    rate.value === project.estimation_rate &&
    vat.isSaved;
  const submit = () => {
    setIsRefused(hours.value === null || rate.value === null || vat.lacksReason);
    if (hours.value === null || rate.value === null || vat.lacksReason) return;
    const { rate: vat_basis_points, reason: vat_reason } = vat.field.vat;
    save.mutate({ hours: hours.value, rate: rate.value, vat_basis_points, vat_reason });
  };
  return { hours, rate, vat: vat.field, totalCents, isSaved, save, submit };
}

function useTypedVat(project: ProjectAnswer, isRefused: boolean) {
  const { estimation_vat_basis_points: savedRate, estimation_vat_reason: savedReason } = project;
  const [rate, setRate] = useTyped(savedRate);
  const [reason, setReason] = useTyped(savedReason);
  const isFranchise = useCompany().data?.vat_regime === "franchise";
  const lacksReason = rate === 0 && reason === null && !isFranchise;
  const onVat = (typedVat: TypedVat) => {
    setRate(typedVat.rate);
    setReason(typedVat.reason);
  };
  return {
    field: {
      vat: { rate, reason },
      isFranchise,
      error: isRefused && lacksReason ? fieldMessages.vatReason : undefined,
      onVat,
    },
    isSaved: !lacksReason && rate === savedRate && reason === savedReason,
    lacksReason,
  };
}

// A number being typed is not judged before it is saved.
function useTypedNumber(savedNumber: number | null, isRefused: boolean) {
  const [text, onText] = useTyped(inputText(savedNumber));
  const { value, problem } = readTypedNumber(text, MAX_HOURS_OR_RATE);
  return { text, onText, value, problem: isRefused && problem !== null ? problem : undefined };
}
