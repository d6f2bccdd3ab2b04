import type { ProjectAnswer } from "#api/projects.ts";
import { proposeTasks } from "#api/projects.ts";
import { projectMessages } from "#domain/projects/project.messages.ts";
import { TASKS_TIMEOUT_MS } from "#domain/projects/task.ts";
import { useChange } from "#web/client/answers.tsx";
import { CallError, call } from "#web/client/call.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { TextAreaField } from "#web/ui/field.tsx";
import { useReady } from "#web/ui/loading/use-ready.ts";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { PriceCard } from "./price-card.tsx";
import { StepPage } from "./step-page.tsx";
import { TaskList } from "./task-list.tsx";
import { useTyped } from "./use-typed.ts";

/** /etape/{id}/estimation: the description, the tasks, the hours and the rate. */
export default function EstimationScreen() {
  const { id } = useParams({ from: "/signed-in/etape/$id/estimation" });
  return (
    <StepPage id={id} step="estimation">
      {(project) => (
        <div className="grid gap-6 lg:grid-cols-[1fr_20rem]">
          <div className="flex min-w-0 flex-col gap-6">
            <Description key={project.id} project={project} />
            <TaskList project={project} isEditable />
          </div>
          <PriceCard key={project.id} project={project} />
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
          answer={(isYes) => {
            setIsConfirming(false);
            if (isYes) propose.mutate(text);
          }}
        />
      ) : (
        <Button
          className="mt-3"
          look={isFirst ? "primary" : "plain"}
          disabled={text.trim() === ""}
          isBusy={propose.isPending}
          busyLabel="Je cherche les tâches…"
          onClick={() => (isFirst ? propose.mutate(text) : setIsConfirming(true))}
        >
          {isFirst ? "Proposer les tâches" : "Proposer à nouveau"}
        </Button>
      )}
    </Card>
  );
}

function AskAgain({ answer }: { answer: (isYes: boolean) => void }) {
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
