import { createQuote } from "#api/documents.ts";
import type { ListedProject } from "#api/projects/project-rows.ts";
import { moveTo } from "#domain/projects/stages/stage-moves.ts";
import { stageWords } from "#domain/projects/stages/stage.messages.ts";
import type { ProjectStage } from "#domain/projects/stages/stages.ts";
import { STEP_WORDS } from "#domain/projects/steps.messages.ts";
import { useSingleChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { failureText } from "#web/client/failure-text.ts";
import { useTradeWords } from "#web/company/words/use-trade-words.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { Link } from "@tanstack/react-router";
import { movedProject } from "./moved-project.ts";

/** A move that somebody wants to make. */
export type WantedMove = { project: ListedProject; to: ProjectStage };

/** Says what moves a project to a stage, and does it where it can be done at once. */
export function MoveDialog({ move, onClose }: { move: WantedMove | null; onClose: () => void }) {
  const words = useTradeWords();
  return (
    <Drawer title={move ? `« ${stageWords(move.to, words)} »` : ""} open={move !== null} onClose={onClose}>
      {move && <Move {...move} onClose={onClose} />}
    </Drawer>
  );
}

function Move({ project, to, onClose }: WantedMove & { onClose: () => void }) {
  const words = useTradeWords();
  const wayThere = moveTo(movedProject(project), to);
  const quote = useSingleChange(() => call(createQuote, { params: { id: project.id }, body: {} }), {
    onSuccess: ({ number }) => {
      showToast(`Le devis ${number} est fait.`);
      onClose();
    },
  });
  if (!wayThere) return null;
  const canAct = wayThere.act === "create_quote";
  return (
    <div className="flex flex-col gap-4">
      <p>
        <span className="font-[550] [overflow-wrap:anywhere]">{project.name}</span>
        <span className="text-quiet"> : {stageWords(project.stage, words).toLowerCase()}</span>
      </p>
      <p>{wayThere.text}</p>
      {quote.error && (
        <p role="alert" className="text-bad">
          {failureText(quote.error)}
        </p>
      )}
      {canAct && (
        <Button
          look="primary"
          isBusy={quote.isPending}
          busyLabel="Devis en cours…"
          onClick={() => quote.mutate(undefined)}
        >
          Faire le devis
        </Button>
      )}
      <Link
        to="/etape/$id/$stepKey"
        params={{ id: project.id, stepKey: wayThere.step }}
        className={buttonLook({ look: canAct ? "plain" : "primary" })}
      >
        Ouvrir l'étape « {wayThere.step === "work" ? words.works : STEP_WORDS[wayThere.step]} »
      </Link>
    </div>
  );
}
