import type { ProjectAnswer } from "#api/projects.ts";
import { proposeTasks } from "#api/tasks.ts";
import { projectMessages } from "#domain/projects/project.messages.ts";
import { TASKS_TIMEOUT_MS } from "#domain/projects/task.ts";
import { useChange } from "#web/client/answers.tsx";
import { CallError, call } from "#web/client/call.ts";
import { TypingNote } from "#web/company/typing-note.tsx";
import { useKeptTyping } from "#web/company/use-kept-typing.ts";
import { useTradeWords } from "#web/company/words/use-trade-words.ts";
import { useWorkExamples } from "#web/company/words/use-work-examples.ts";
import { SiteCard } from "#web/projects/photos/site-card.tsx";
import { PriceCard, PriceFoot } from "#web/projects/price-card.tsx";
import { ProposedTasksCard } from "#web/projects/proposed-tasks-card.tsx";
import { StepPage } from "#web/projects/step-page.tsx";
import { TaskList } from "#web/projects/task-list.tsx";
import { usePrice } from "#web/projects/use-price.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { TextAreaField } from "#web/ui/field.tsx";
import { useReady } from "#web/ui/loading/use-ready.ts";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { useFlatPrice } from "./use-flat-price.ts";

/** /etape/{id}/estimation: the description, the tasks, the hours and the rate. */
export default function EstimationScreen() {
  const { id } = useParams({ from: "/signed-in/etape/$id/estimation" });
  return (
    <StepPage id={id} step="estimation">
      {(project) => <Estimation key={project.id} project={project} />}
    </StepPage>
  );
}

// On a phone the price follows the tasks it is made of, and its total stays in sight.
function Estimation({ project }: { project: ProjectAnswer }) {
  const price = usePrice(project, useFlatPrice(project));
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-[1fr_20rem] lg:gap-6 beside-panel:grid-cols-1">
      <Work project={project} isPriceTyped={price.totalCents !== null} />
      <div className="lg:row-span-2 beside-panel:row-span-1">
        <PriceCard project={project} price={price} />
      </div>
      <SiteCard project={project} />
      <PriceFoot project={project} price={price} />
    </div>
  );
}

// The description, what is proposed from it, and the tasks. A proposal that was passed over is shown no more until the
// next visit, unless tasks are proposed again.
function Work({ project, isPriceTyped }: { project: ProjectAnswer; isPriceTyped: boolean }) {
  const [view, setView] = useState({ isAgain: false, isPassedOver: false });
  return (
    <div className="flex min-w-0 flex-col gap-4 lg:gap-6">
      <Description
        project={project}
        isMain={!isPriceTyped}
        onProposed={() => setView({ isAgain: project.tasks.length > 0, isPassedOver: false })}
      />
      {!view.isPassedOver && (
        <ProposedTasksCard
          project={project}
          isAgain={view.isAgain}
          onDone={() => setView({ isAgain: false, isPassedOver: true })}
        />
      )}
      <TaskList project={project} />
    </div>
  );
}

// Once a price is typed, the way to the quote is the main action.
function Description({
  project,
  isMain,
  onProposed,
}: {
  project: ProjectAnswer;
  isMain: boolean;
  onProposed: () => void;
}) {
  const words = useTradeWords();
  const examples = useWorkExamples();
  const typing = useKeptTyping(`description ${project.id}`, { text: project.estimation_description });
  const { text } = typing.values;
  const [isConfirming, setIsConfirming] = useState(false);
  const isFirst = project.tasks.length === 0;
  const [isUnfolded, setUnfolded] = useState(isFirst);
  const propose = useChange(async (description: string) => {
    const answer = await call(proposeTasks, {
      params: { id: project.id },
      body: { description },
      signal: AbortSignal.timeout(TASKS_TIMEOUT_MS),
    });
    typing.settle({ text: description });
    return answer;
  });
  // Once it has become tasks, one line of it is enough.
  if (!isUnfolded && !isFirst && typing.earlier === null)
    return <DescriptionInShort text={text} unfold={() => setUnfolded(true)} />;
  const summary = propose.data?.estimation.summary ?? project.estimation_ai?.summary;
  return (
    <Card title={projectMessages.workLabel}>
      <TextAreaField
        label={words.describedWork}
        placeholder={examples.work}
        value={text}
        onChange={(event) => typing.type({ text: event.target.value })}
        error={propose.error ? sentence(propose.error) : undefined}
      />
      <TypingNote typing={typing} />
      {summary && <p className="mt-2 text-fine text-quiet">{summary}</p>}
      {isConfirming ? (
        <AskAgain
          answer={(isYes) => {
            setIsConfirming(false);
            if (isYes) propose.mutate(text, { onSuccess: onProposed });
          }}
        />
      ) : (
        <Button
          className="mt-3"
          look={isFirst && isMain ? "primary" : "plain"}
          disabled={text.trim() === ""}
          isBusy={propose.isPending}
          busyLabel="Je cherche les tâches…"
          onClick={() => (isFirst ? propose.mutate(text, { onSuccess: onProposed }) : setIsConfirming(true))}
        >
          {isFirst ? "Proposer les tâches" : "Proposer à nouveau"}
        </Button>
      )}
    </Card>
  );
}

function DescriptionInShort({ text, unfold }: { text: string; unfold: () => void }) {
  return (
    <section className="flex items-center gap-3 rounded-card border border-line bg-paper py-2 pr-2 pl-4 md:pl-6">
      <h2 className="sr-only">{projectMessages.workLabel}</h2>
      <p className="line-clamp-2 min-w-0 flex-1 text-quiet [overflow-wrap:anywhere]">{text.trim() || NO_DESCRIPTION}</p>
      <Button look="quiet" className="shrink-0" aria-label="Modifier la description" onClick={unfold}>
        Modifier
      </Button>
    </section>
  );
}

const NO_DESCRIPTION = "Aucune description pour l'instant.";

function AskAgain({ answer }: { answer: (isYes: boolean) => void }) {
  const isReady = useReady(true);
  return (
    <div role="group" aria-label="Proposer à nouveau" className="mt-3 flex flex-col gap-3">
      <p>Celles que tu garderas remplaceront les tâches que tu n'as ni modifiées ni cochées. Les autres restent.</p>
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
