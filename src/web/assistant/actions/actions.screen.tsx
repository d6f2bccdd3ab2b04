import type { ActionAnswer } from "#api/assistant/actions.ts";
import { listActions, listWaitingActions } from "#api/assistant/actions.ts";
import { journalMessages } from "#domain/assistant/tools/journal.messages.ts";
import { formatDate } from "#domain/shared/french-format.ts";
import { useAnswerPages } from "#web/client/answer-pages.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { EmptyScreen } from "#web/ui/loading/empty-screen.tsx";
import { NextPage } from "#web/ui/next-page.tsx";
import { Page } from "#web/ui/page.tsx";
import { RowsSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { ListChecks } from "lucide-react";
import { ShownAction } from "./action-card.tsx";

/** /app/actions: what waits for a click, then what the assistant and programs did, and what can still be undone. */
export default function ActionsScreen() {
  const waitingAnswer = useAnswer(listWaitingActions);
  const done = useAnswerPages(listActions, { limit: 20 });
  const failedList = [waitingAnswer, done].find((list) => list.error);
  const actions = done.data?.pages.flatMap((page) => page.actions) ?? [];
  const waitingActions = waitingAnswer.data?.actions ?? [];
  const isRead = waitingAnswer.isSuccess && done.isSuccess;
  return (
    <Page title={journalMessages.title} subtitle="Ce qui touche à l'argent attend ta confirmation." isNarrow>
      {failedList?.error && <Failure error={failedList.error} retry={() => void failedList.refetch()} />}
      {!failedList && !isRead && <RowsSkeleton label="Chargement…" />}
      {waitingActions.length > 0 && (
        <section aria-labelledby="waiting" className="mb-8">
          <h2 id="waiting" className="text-title">
            À confirmer
          </h2>
          {waitingActions.map((action) => (
            <div key={action.id} className="mt-3">
              <Who action={action} at={action.created_at} />
              <ShownAction action={action} onRenewed={() => void waitingAnswer.refetch()} />
            </div>
          ))}
        </section>
      )}
      {isRead && actions.length === 0 && waitingActions.length === 0 && (
        <EmptyScreen icon={ListChecks} title="L'assistant n'a encore rien fait">
          Dis-lui par exemple « Note la facture F2026-0001 payée » : il te montre ce qu'il va faire, tu confirmes.
        </EmptyScreen>
      )}
      {actions.length > 0 && (
        <section aria-labelledby="done">
          <h2 id="done" className="text-title">
            Fait
          </h2>
          {actions.map((action) => (
            <div key={action.id} className="mt-3">
              <Who action={action} at={action.confirmed_at ?? action.created_at} />
              <ShownAction action={action} />
            </div>
          ))}
          <NextPage list={done} />
        </section>
      )}
    </Page>
  );
}

const SOURCES: Record<ActionAnswer["source"], string> = {
  assistant: "par l'assistant",
  model: "par le modèle",
  program: "par le programme",
};

/** When, by whom, and who proposed it. */
function Who({ action, at }: { action: ActionAnswer; at: string }) {
  const moment = new Date(at);
  const time = moment.toLocaleTimeString("fr-FR", { hour: "2-digit", minute: "2-digit" });
  const source = `proposé ${SOURCES[action.source]}${action.source_name === "" ? "" : ` « ${action.source_name} »`}`;
  const person = action.confirmed_at === null ? [] : [action.person === "" ? "ancien membre" : action.person];
  return (
    <p className="text-fine text-quiet">
      {[`${formatDate(moment.toLocaleDateString("sv-SE"))} à ${time}`, ...person, source].join(" · ")}
    </p>
  );
}
